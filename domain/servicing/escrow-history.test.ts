import { expect, it } from 'vitest';
import { escrowHistory } from './escrow-history';
import { ledgerOf } from './ledger';
import type { Posting } from './postings';
import { sampleTerms } from './sample-terms.test-support';

const { escrow, escrowDeposit, firstDue, principalAndInterest, insurance } = sampleTerms;
const payment = principalAndInterest + insurance + escrow;
const post = (reference: string, type: Posting['type'], date: string, amount: number): Posting => ({
  ...{ reference, type, date, amount },
});

it('has what the account received and paid in the year, with the balance after each', () => {
  const postings = [
    post('P-1', 'payment', firstDue, payment),
    post('D-1', 'disbursement', '2026-03-10', -360_00),
    post('E-1', 'escrow', '2026-04-02', 50_00),
  ];
  const ledger = ledgerOf(sampleTerms, postings);
  const history = escrowHistory(ledger, postings, { to: '2026-12-01', fundedOn: '2026-01-05', deposit: escrowDeposit });
  expect(history.from).toBe('2026-01-05');
  expect(history.entries.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['payment', escrow],
    ['disbursement', -360_00],
    ['deposit', 50_00],
  ]);
  expect([history.paidIn, history.paidOut]).toEqual([escrow + 50_00, 360_00]);
  expect(history.closing).toBe(ledger.escrowBalance);
});

it('begins twelve months before its end, with what the account had then', () => {
  const postings = [post('P-1', 'payment', firstDue, payment), post('D-1', 'disbursement', '2027-03-10', -40_00)];
  const ledger = ledgerOf(sampleTerms, postings);
  const history = escrowHistory(ledger, postings, { to: '2027-12-01', fundedOn: '2026-01-05', deposit: escrowDeposit });
  expect(history).toMatchObject({ from: '2026-12-01', opening: escrowDeposit + escrow, paidIn: 0, paidOut: 40_00 });
  expect(history.entries).toHaveLength(1);
});
