import { readRecordField } from '../../domain/records/record-fields';
import { transactionFields } from '../../domain/servicing/transaction-fields';

/** An amount as calls take it; undefined while it is none. */
export function amountOf(text: string): string | undefined {
  const read = readRecordField(transactionFields.amount, text);
  return 'value' in read && Number(read.value) >= 0 ? String(read.value) : undefined;
}
