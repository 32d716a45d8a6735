import { batchColumns } from '../../domain/batch/batch-columns';
import type { BatchKind } from '../../domain/batch/batch-fields';
import type { FieldJson } from '../../domain/loan/document';
import type { PlainCode } from '../../domain/messages/message';
import { readRecordField } from '../../domain/records/record-fields';
import { ownValue } from '../../domain/tables/own-value';
import type { FieldProblems } from './batch.tables';
import { problemsOf, type WorkRow } from './batch-work';

export type RowValues = Readonly<Record<string, FieldJson>>;

/** A row that is not readable. */
export interface Unreadable {
  readonly problems: FieldProblems;
}

/** The fields of a row in stored form, or what is wrong with them. */
export function readRow(kind: BatchKind, { input }: WorkRow): { readonly values: RowValues } | Unreadable {
  const values: Record<string, FieldJson> = {};
  const problems: Record<string, PlainCode> = {};
  for (const [name, field] of Object.entries(batchColumns[kind])) {
    const read = readRecordField(field, ownValue<string>(input, name) ?? null);
    if ('problem' in read) problems[name] = read.problem;
    else values[name] = read.value;
  }
  return Object.keys(problems).length > 0 ? { problems: problemsOf(problems) } : { values };
}
