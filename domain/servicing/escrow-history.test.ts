import { expect, it } from 'vitest';
import { escrowHistory } from './escrow-history';
import { paysBill } from './escrow-paid';
import { ledgerOf } from './ledger';
import type { Posting } from './postings';
import { sampleTerms } from './sample-terms.test-support';

const { escrow, escrowDeposit, firstDue, principalAndInterest, insurance } = sampleTerms;
/** Bills of any year: the payments of 2026 without a purpose are those of their amounts. */
const bills = [
  { due: '2028-03-15', amount: 360_00, purpose: 'insurance' },
  { due: '2027-04-10', amount: 500_00, purpose: 'taxes' },
] as const;
const payment = principalAndInterest + insurance + escrow;
const post = (reference: string, type: Posting['type'], date: string, amount: number): Posting => ({
  ...{ reference, type, date, amount },
});

it('has what the account received and paid in the year, with the balance after each', () => {
  const postings = [
    post('P-1', 'payment', firstDue, payment),
    post('D-1', 'disbursement', '2026-03-10', -360_00),
    post('D-2', 'disbursement', '2026-03-12', -500_00),
    post('D-3', 'tax-disbursement', '2026-03-14', -20_00),
    post('D-4', 'disbursement', '2026-03-16', -7_00),
    post('E-1', 'escrow', '2026-04-02', 50_00),
  ];
  const ledger = ledgerOf(sampleTerms, postings);
  const history = escrowHistory(ledger, postings, {
    to: '2026-12-01',
    fundedOn: '2026-01-05',
    deposit: escrowDeposit,
    bills,
  });
  expect(history.from).toBe('2026-01-05');
  expect(history.entries.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['payment', escrow],
    ['insurance', -360_00],
    ['taxes', -500_00],
    ['taxes', -20_00],
    ['other', -7_00],
    ['deposit', 50_00],
  ]);
  expect(history.paidIn).toBe(escrow + 50_00);
  expect(history.paidOut).toEqual({ taxes: 520_00, insurance: 360_00, other: 7_00 });
  expect(history.closing).toBe(ledger.escrowBalance);
});

it('begins twelve months before its end, with what the account had then', () => {
  const postings = [post('P-1', 'payment', firstDue, payment), post('D-1', 'disbursement', '2027-03-10', -40_00)];
  const ledger = ledgerOf(sampleTerms, postings);
  const history = escrowHistory(ledger, postings, {
    to: '2027-12-01',
    fundedOn: '2026-01-05',
    deposit: escrowDeposit,
    bills,
  });
  expect(history).toMatchObject({ from: '2026-12-01', opening: escrowDeposit + escrow, paidIn: 0 });
  expect(history.paidOut).toMatchObject({ other: 40_00 });
  expect(history.entries).toHaveLength(1);
});

it('knows what a payment without a purpose was for by a bill of about its amount and day', () => {
  const tax = [{ due: '2026-12-10', amount: 1_200_00, purpose: 'taxes' }] as const;
  const kinds = (...paid: readonly (readonly [date: string, amount: number])[]) => {
    const postings = paid.map(([date, amount], index) => post(`D-${index}`, 'disbursement', date, amount));
    const of = { to: '2026-12-31', fundedOn: '2025-01-05', deposit: escrowDeposit, bills: [...tax, ...insurance2] };
    return escrowHistory(ledgerOf(sampleTerms, postings), postings, of).entries.map(({ kind }) => kind);
  };
  const insurance2 = [{ due: '2026-06-15', amount: 1_190_00, purpose: 'insurance' }] as const;
  // Last year's bill was lower, and this year's was paid a day late.
  expect(kinds(['2025-12-31', -1_150_00], ['2026-12-11', -1_200_00])).toEqual(['taxes', 'taxes']);
  expect(kinds(['2026-06-10', -1_200_00])).toEqual(['insurance']);
  // Another amount, or a day of no bill.
  expect(kinds(['2026-12-05', -90_00], ['2026-08-30', -1_200_00])).toEqual(['other', 'other']);
});

it('takes a payment only for a bill of its purpose, if it has one', () => {
  const bill = { due: '2026-12-20', amount: 600_00, purpose: 'insurance' } as const;
  const pays = (type: Posting['type']) => paysBill(post('D-1', type, '2026-12-05', -600_00), bill);
  expect(pays('tax-disbursement')).toBe(false);
  expect([pays('insurance-disbursement'), pays('disbursement'), pays('fee')]).toEqual([true, true, false]);
});

it('has what was returned to the borrower apart from other charges', () => {
  const postings = [post('E-1', 'escrow', '2026-05-02', 120_00), post('E-2', 'escrow', '2026-06-02', -120_00)];
  const of = { to: '2026-12-01', fundedOn: '2026-01-05', deposit: escrowDeposit, bills };
  const history = escrowHistory(ledgerOf(sampleTerms, postings), postings, of);
  expect(history.entries.map(({ kind }) => kind)).toEqual(['deposit', 'returned']);
  expect(history).toMatchObject({ paidIn: 120_00, returned: 120_00, paidOut: { taxes: 0, insurance: 0, other: 0 } });
});
