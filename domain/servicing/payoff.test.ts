import { expect, it } from 'vitest';
import { ledgerOf } from './ledger';
import { payoffOf, perDiemThrough } from './payoff';
import { sampleTerms as terms } from './sample-terms.test-support';

const PAYMENT = 849_55;
const paid = (date: string, amount = PAYMENT) => ({ reference: date, type: 'payment' as const, date, amount });

it('pays interest from the last due date that was paid: full months, then days of 365', () => {
  // February and March are paid: 99,800.40, with interest paid to March 1.
  const ledger = ledgerOf(terms, [paid('2026-02-01'), paid('2026-03-01')]);
  // 19 days at 99,800.40 x 6% / 365 = 16.41.
  expect(payoffOf(terms, ledger, '2026-03-20')).toMatchObject({
    ...{ paidTo: '2026-03-01', months: 0, days: 19, perDiem: 16_41, daysInterest: 311_79, lateCharges: 0 },
    ...{ total: 99_800_40 + 311_79, escrowRefund: 1_400_00, escrowAdvance: 0 },
  });
  // April is missing on May 10: one month of 499.00, nine days and a late charge of 29.98 for April.
  expect(payoffOf(terms, ledger, '2026-04-10')).toMatchObject({
    months: 1,
    monthsInterest: 499_00,
    days: 9,
    daysInterest: 147_69,
    // The insurance of April, which is due.
    insurance: 50_00,
  });
  expect(payoffOf(terms, ledger, '2026-04-20')).toMatchObject({
    ...{ months: 1, days: 19, lateCharges: 29_98, insurance: 50_00 },
    total: 99_800_40 + 499_00 + 311_79 + 29_98 + 50_00,
  });
});

it('uses the days of the year that the loan names', () => {
  const ledger = ledgerOf(terms, []);
  // Closing paid the interest to January 1. 100,000 x 6% / 360 = 16.67.
  expect(payoffOf({ ...terms, perDiemBasis: 360 }, ledger, '2026-01-11')).toMatchObject({
    ...{ paidTo: '2026-01-01', months: 0, days: 10, perDiem: 16_67, daysInterest: 166_70, total: 100_166_70 },
  });
});

it('gives back days that were paid in advance, and takes off what was not applied', () => {
  const ledger = ledgerOf(terms, [paid('2026-01-20', PAYMENT + 100_00)]);
  // Interest is paid to February 1; twelve days earlier, 99,900.45 x 6% / 365 = 16.42 for each.
  expect(payoffOf(terms, ledger, '2026-01-20')).toMatchObject({
    ...{ months: 0, days: -12, perDiem: 16_42, daysInterest: -197_04, unapplied: 100_00 },
    total: 99_900_45 - 197_04 - 100_00,
  });
});

it('adds what the servicer paid for the escrow account', () => {
  const tax = { reference: 'tax', type: 'disbursement' as const, date: '2026-01-10', amount: -1_300_00 };
  expect(payoffOf(terms, ledgerOf(terms, [tax]), '2026-01-01')).toMatchObject({
    ...{ escrowAdvance: 300_00, escrowRefund: 0, total: 100_300_00 },
  });
});

it('adds the prepayment penalty that the servicer names', () => {
  const ledger = ledgerOf(terms, [paid('2026-02-01')]);
  const [without, having] = [payoffOf(terms, ledger, '2026-02-10'), payoffOf(terms, ledger, '2026-02-10', 1_500_00)];
  expect([without.penalty, having.penalty, having.total - without.total]).toEqual([0, 1_500_00, 1_500_00]);
});

it('says how long interest of a day is all that is added', () => {
  const ledger = ledgerOf(terms, [paid('2026-02-01'), paid('2026-03-01')]);
  const through = (date: string) => perDiemThrough(terms, ledger, payoffOf(terms, ledger, date));
  // April is due on the 1st, with its insurance, and late after the 16th; from May 1 on, two months are full.
  expect([through('2026-03-20'), through('2026-04-02'), through('2026-04-20')]).toEqual([
    '2026-03-31',
    '2026-04-16',
    '2026-04-30',
  ]);
  expect(through('2026-03-31')).toBe('2026-03-31');
});
