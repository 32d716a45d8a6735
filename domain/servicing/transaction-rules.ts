import type { PlainCode } from '../messages/message';
import { toCents } from '../numbers/fixed';
import type { RecordValues } from '../records/record-fields';
import type { TransactionType } from './postings';
import type { transactionFields } from './transaction-fields';

/** What leaves the loan is negative; an adjustment, or a correction of the escrow account, is either. */
const signs: Readonly<Record<TransactionType, 1 | -1 | null>> = {
  payment: 1,
  principal: 1,
  escrow: null,
  'late-charge': 1,
  fee: 1,
  'tax-disbursement': -1,
  'insurance-disbursement': -1,
  disbursement: -1,
  adjustment: null,
  reversal: -1,
};

/** What is wrong with a transaction whose fields are readable, by field. */
export function transactionProblems(
  {
    type,
    amount,
    date,
    reverses,
  }: RecordValues<Pick<typeof transactionFields, 'type' | 'amount' | 'date' | 'reverses'>>,
  today: string,
): Readonly<Record<string, PlainCode>> {
  const cents = toCents(amount);
  const sign = signs[type];
  const wrong: PlainCode | null =
    cents === 0
      ? 'amount-is-zero'
      : sign === null || Math.sign(cents) === sign
        ? null
        : sign > 0
          ? 'amount-not-positive'
          : 'amount-not-negative';
  return {
    ...(date > today && { date: 'transaction-in-future' as const }),
    ...(wrong !== null && { amount: wrong }),
    ...(reverses !== null && type !== 'reversal' && { reverses: 'reverses-not-a-reversal' as const }),
  };
}
