import { expect, it } from 'vitest';
import type { TransactionType } from './postings';
import { transactionFields } from './transaction-fields';
import { transactionProblems } from './transaction-rules';

it('has a day that has come, and an amount with the sign of its type', () => {
  const problem = (type: TransactionType, amount: string) =>
    transactionProblems({ type, amount, date: '2026-11-20', reverses: null }, '2026-11-20').amount ?? null;
  const signs = transactionFields.type.options.map((type) => [type, problem(type, '1.00'), problem(type, '-1.00')]);
  expect(signs).toEqual([
    ['payment', null, 'amount-not-positive'],
    ['principal', null, 'amount-not-positive'],
    ['escrow', null, null],
    ['late-charge', null, 'amount-not-positive'],
    ['fee', null, 'amount-not-positive'],
    ['tax-disbursement', 'amount-not-negative', null],
    ['insurance-disbursement', 'amount-not-negative', null],
    ['disbursement', 'amount-not-negative', null],
    ['adjustment', null, null],
    ['reversal', 'amount-not-negative', null],
  ]);
  expect(problem('adjustment', '0.00')).toBe('amount-is-zero');
  const fee = { type: 'fee', amount: '1.00', date: '2026-11-21', reverses: 'P-1' } as const;
  expect(transactionProblems(fee, '2026-11-20')).toEqual({
    date: 'transaction-in-future',
    reverses: 'reverses-not-a-reversal',
  });
});
