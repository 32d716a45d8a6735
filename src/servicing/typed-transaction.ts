import { isDate } from '../../domain/format/date';
import { readRecordField } from '../../domain/records/record-fields';
import type { PostingEffectBody } from '../../domain/servicing/posting-effect.schemas';
import { transactionFields, transactionTypes } from '../../domain/servicing/transaction-fields';

export interface TypedValues {
  readonly date: string;
  readonly type: string;
  readonly amount: string;
  readonly reverses: string;
}

/** The transaction that a form describes; undefined while it is none. */
export function typedTransaction({ date, type, amount, reverses }: TypedValues): PostingEffectBody | undefined {
  const known = transactionTypes.find((each) => each === type);
  const read = readRecordField(transactionFields.amount, amount);
  if (known === undefined || !isDate(date ?? '') || !('value' in read) || Number(read.value) === 0) return undefined;
  return { date, type: known, amount: String(read.value), reverses: (known === 'reversal' && reverses) || null };
}
