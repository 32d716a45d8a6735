import { describe, expect, it } from 'vitest';
import { ledgerOf } from './ledger';
import { pastDueOf, paymentMonths } from './payment-months';
import type { Posting } from './postings';
import { sampleTerms as terms } from './sample-terms.test-support';

/** 100,000 at 6% for 360 months: 599.55 a month, with 200.00 into escrow and 50.00 of insurance: 849.55. */
const PAYMENT = 849_55;

let serial = 0;
const posted = (type: Posting['type'], date: string, amount: number): Posting => {
  serial += 1;
  return { reference: `T-${serial}`, type, date, amount };
};
const monthsOn = (today: string, ...postings: Posting[]) => {
  const ledger = ledgerOf(terms, postings);
  const months = paymentMonths(terms, ledger, today);
  return { ledger, months, pastDue: pastDueOf(ledger, months) };
};

describe('the payments of a loan', () => {
  it('are interest of a month on the principal, the rest principal, and the escrow payment', () => {
    const { ledger, months } = monthsOn(
      '2026-03-10',
      posted('payment', '2026-03-01', PAYMENT),
      posted('payment', '2026-02-01', PAYMENT),
    );
    // 100,000 x 6% / 12 = 500.00, so 99.55 of principal. 99,900.45 x 6% / 12 = 499.50, so 100.05.
    expect(months.slice(0, 2)).toMatchObject([
      {
        due: '2026-02-01',
        state: 'paid',
        interest: 500_00,
        principal: 99_55,
        insurance: 50_00,
        escrow: 200_00,
        balance: 99_900_45,
      },
      { due: '2026-03-01', state: 'paid', interest: 499_50, principal: 100_05, balance: 99_800_40 },
    ]);
    expect(months[2]).toMatchObject({ due: '2026-04-01', state: 'upcoming', paidOn: null });
    expect(ledger).toMatchObject({
      balance: 99_800_40,
      nextDue: '2026-04-01',
      unapplied: 0,
      escrowBalance: 1_000_00 + 400_00,
    });
  });

  it('keep what is not enough for a month until it is, and pay the oldest month first', () => {
    const half = monthsOn('2026-02-10', posted('payment', '2026-02-01', 500_00));
    expect(half.ledger).toMatchObject({ unapplied: 500_00, nextDue: '2026-02-01', balance: 100_000_00 });
    const rest = monthsOn(
      '2026-02-10',
      posted('payment', '2026-02-01', 500_00),
      posted('payment', '2026-02-09', 349_55),
    );
    expect(rest.ledger).toMatchObject({ unapplied: 0, nextDue: '2026-03-01' });
    expect(rest.months[0]).toMatchObject({ paidOn: '2026-02-09', state: 'paid' });
  });

  it('name the missing months after the days of grace, with a late charge for each', () => {
    // 5% of 599.55 is 29.98. March 1 and 15 days: not late through March 16.
    const { months } = monthsOn('2026-03-16', posted('payment', '2026-02-01', PAYMENT));
    expect(months.map(({ state }) => state)).toEqual(['paid', 'due', 'upcoming']);
    const late = monthsOn(
      '2026-04-20',
      posted('payment', '2026-02-17', PAYMENT),
      posted('payment', '2026-04-19', 100_00),
    );
    expect(late.months.map(({ state }) => state)).toEqual([
      'paid-late' /* through the 16th */,
      'missing',
      'missing',
      'upcoming',
    ]);
    expect(late.pastDue).toEqual({
      months: ['2026-03-01', '2026-04-01'],
      amount: 2 * PAYMENT - 100_00,
      lateCharges: 3 * 29_98,
    });
    const paid = monthsOn(
      '2026-04-20',
      posted('payment', '2026-02-17', PAYMENT),
      posted('late-charge', '2026-02-17', 29_98),
    );
    expect(paid.pastDue.lateCharges).toBe(2 * 29_98);
  });

  it('count additional principal in its month, and charge less interest from the next payment on', () => {
    const { months, ledger } = monthsOn(
      '2026-03-10',
      posted('payment', '2026-02-01', PAYMENT),
      posted('principal', '2026-02-01', 1_000_00),
      posted('payment', '2026-03-01', PAYMENT),
    );
    // 99,900.45 - 1,000.00 = 98,900.45; a month of it is 494.50, so 105.05 of principal.
    expect(months.slice(0, 2)).toMatchObject([
      { additional: 1_000_00, interest: 500_00 },
      { additional: 0, interest: 494_50, principal: 105_05 },
    ]);
    expect(ledger.balance).toBe(98_795_40);
  });

  it('take back a returned payment, and report a reversal of nothing', () => {
    const check = posted('payment', '2026-02-01', PAYMENT);
    const returned = posted('reversal', '2026-02-04', -PAYMENT);
    const { ledger } = monthsOn('2026-02-10', check, returned);
    expect(ledger).toMatchObject({ nextDue: '2026-02-01', balance: 100_000_00, unapplied: 0 });
    expect([...ledger.reversed]).toEqual([check.reference]);
    const wrong = posted('reversal', '2026-02-04', -1_00);
    expect(ledgerOf(terms, [check, wrong])).toMatchObject({
      nextDue: '2026-03-01',
      unapplied: -1_00,
      unmatched: [wrong],
    });
  });

  it('take back what a reversal names, and otherwise only a payment', () => {
    const check = posted('payment', '2026-02-01', PAYMENT);
    const extra = posted('principal', '2026-02-02', PAYMENT);
    const reversal = posted('reversal', '2026-02-04', -PAYMENT);
    expect([...ledgerOf(terms, [check, extra, reversal]).reversed]).toEqual([check.reference]);
    const named = { ...reversal, reverses: extra.reference };
    const { reversed, balance } = ledgerOf(terms, [check, extra, named]);
    expect([[...reversed], balance]).toEqual([[extra.reference], 99_900_45]);
    const both = [check, extra, { ...reversal, reverses: check.reference }, posted('reversal', '2026-02-05', -PAYMENT)];
    expect(ledgerOf(terms, both)).toMatchObject({ balance: 99_900_45, unmatched: [both[3]] });
    expect(ledgerOf(terms, [check, { ...reversal, reverses: 'none' }]).unmatched).toHaveLength(1);
  });

  it('pay months that are due before additional principal', () => {
    // February and March are due on March 5: 849.55 of the 2,000.00 pays each, and 300.90 is left.
    const paid = ledgerOf(terms, [posted('principal', '2026-03-05', 2_000_00)]);
    expect(paid.applied.map(({ due, paidOn }) => [due, paidOn])).toEqual([
      ['2026-02-01', '2026-03-05'],
      ['2026-03-01', '2026-03-05'],
    ]);
    expect(paid.additional).toEqual([{ date: '2026-03-05', amount: 300_90 }]);
    expect(paid).toMatchObject({ unapplied: 0, nextDue: '2026-04-01', balance: 99_800_40 - 300_90 });
    const little = ledgerOf(terms, [posted('principal', '2026-03-05', 500_00)]);
    expect(little).toMatchObject({ unapplied: 500_00, additional: [], balance: 100_000_00 });
  });

  it('pay open late charges with the rest of a payment once no month is due', () => {
    const late = posted('payment', '2026-02-20', PAYMENT + 50_00);
    const { ledger, pastDue } = monthsOn('2026-02-20', late);
    expect(ledger).toMatchObject({ lateChargesPaid: 29_98, unapplied: 20_02, nextDue: '2026-03-01' });
    expect(pastDue.lateCharges).toBe(0);
    // On April 20 the rest of a payment for February belongs to March, which is due.
    const behind = ledgerOf(terms, [posted('payment', '2026-04-20', PAYMENT + 50_00)]);
    expect(behind).toMatchObject({ lateChargesPaid: 0, unapplied: 50_00 });
    // A payment in full for the next month stays one: it is not short by a late charge.
    const full = ledgerOf(terms, [posted('payment', '2026-02-20', PAYMENT), posted('payment', '2026-02-27', PAYMENT)]);
    expect(full).toMatchObject({ lateChargesPaid: 0, unapplied: 0, nextDue: '2026-04-01' });
  });

  it('book escrow, disbursements and fees without touching the principal', () => {
    const ledger = ledgerOf(terms, [
      posted('escrow', '2026-02-01', 100_00),
      posted('disbursement', '2026-02-10', -1_200_00),
      posted('fee', '2026-02-10', 15_00),
    ]);
    expect(ledger).toMatchObject({
      escrowBalance: -100_00,
      feesPaid: 15_00,
      balance: 100_000_00,
      nextDue: '2026-02-01',
    });
  });

  it('end with the last payment, which repays the rest', () => {
    const short = { ...terms, payments: 2, knownPayments: 2 };
    // The second payment is all that is left: 99,900.45 and 499.50 of interest, with escrow and insurance 100,649.95.
    const ledger = ledgerOf(short, [
      posted('payment', '2026-02-01', PAYMENT),
      posted('payment', '2026-03-01', 100_649_95),
    ]);
    expect(ledger).toMatchObject({ balance: 0, unapplied: 0, nextDue: undefined });
    expect(paymentMonths(short, ledger, '2026-06-01')).toHaveLength(2);
  });

  it('do not go beyond the first rate of an adjustable loan', () => {
    const adjustable = { ...terms, knownPayments: 1 };
    const ledger = ledgerOf(adjustable, [posted('payment', '2026-02-01', 2 * PAYMENT)]);
    expect(ledger).toMatchObject({ nextDue: undefined, unapplied: PAYMENT });
    expect(paymentMonths(adjustable, ledger, '2026-06-01')).toHaveLength(1);
  });
});
