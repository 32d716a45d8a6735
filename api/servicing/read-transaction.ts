import type { PlainCode } from '../../domain/messages/message';
import { type RecordValues, readRecordField } from '../../domain/records/record-fields';
import { transactionFields } from '../../domain/servicing/transaction-fields';

export type Transaction = RecordValues<typeof transactionFields>;

/** What is wrong with a row, by field: codes of messages. */
export type RowProblems = Readonly<Record<string, PlainCode>>;

/** A row of a batch as a transaction, or what is wrong with its fields. */
export function readTransaction(
  row: Readonly<Record<string, unknown>>,
): { readonly transaction: Transaction } | { readonly problems: RowProblems } {
  const values: Record<string, unknown> = {};
  const problems: Record<string, PlainCode> = {};
  for (const [name, field] of Object.entries(transactionFields)) {
    const read = readRecordField(field, row[name]);
    if ('problem' in read) problems[name] = read.problem;
    else values[name] = read.value;
  }
  // Every field has been parsed with the field table.
  return Object.keys(problems).length > 0 ? { problems } : { transaction: values as unknown as Transaction };
}

/** Whether two rows with the same reference have the same content. */
export const isSame = (a: Transaction, b: Transaction): boolean =>
  a.loanNum === b.loanNum &&
  a.date === b.date &&
  a.type === b.type &&
  a.amount === b.amount &&
  a.reverses === b.reverses;
