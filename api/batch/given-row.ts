import { batchColumns, isNumberOfRecord, optionWords, rowKey, rowReference } from '../../domain/batch/batch-columns';
import type { BatchKind } from '../../domain/batch/batch-fields';
import { type ColumnMapping, type FieldSource, mappedRow } from '../../domain/batch/mapping';
import { seenText } from '../../domain/email/plain-mail';
import { holdsSecret } from '../../domain/orders/secret-text';
import { strikeSsn } from '../../domain/orders/secrets';
import type { FieldProblems, RowInput } from './batch.tables';
import { problemsOf } from './batch-work';

/** A row of a file as it is stored. */
export interface GivenRow {
  readonly row: number;
  readonly input: RowInput;
  readonly reference: string | null;
  readonly key: string;
  readonly problems: FieldProblems | null;
}

/** Loan numbers and references can have nine digits: only numbers that are written as a Social Security number are refused there. */
const looksSecret = (field: string, text: string): boolean =>
  holdsSecret(text) && !(isNumberOfRecord(field) && /^\d{9}$/.test(text));

/** The text with such a number struck, as it is and as readers see it. */
export function withoutSecrets(text: string): string {
  if (!holdsSecret(text)) return text;
  const struck = String(strikeSsn(seenText(text, true)));
  return holdsSecret(struck) ? '***' : struck;
}

export const plainSource = (source: FieldSource): FieldSource =>
  'value' in source ? { value: withoutSecrets(source.value) } : source;

/** Reads a row of the file. Numbers that look like a Social Security number are never stored: the row is refused. */
export function givenRow(
  kind: BatchKind,
  mapping: ColumnMapping,
  { row, cells }: { readonly row: number; readonly cells: readonly string[] },
): GivenRow {
  const read = mappedRow(batchColumns[kind], mapping, cells, optionWords);
  const secret = Object.keys(read).filter((field) => looksSecret(field, read[field] ?? ''));
  const input = Object.fromEntries(
    Object.entries(read).map(([field, text]) => [field, secret.includes(field) ? withoutSecrets(text) : text]),
  );
  return {
    ...{ row, input, reference: rowReference(kind, input), key: rowKey(kind, input) },
    problems:
      secret.length > 0
        ? problemsOf(Object.fromEntries(secret.map((field) => [field, 'text-has-secret' as const])))
        : null,
  };
}
