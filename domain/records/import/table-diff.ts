import type { RecordFields, RecordValues } from '../record-fields';
import { columnsOf, type ImportedRow, keyOf, type TableImport } from './table-import';

/** The differences between an old and a new table, by the key of a row. */
export interface TableDiff<C extends string = string> {
  readonly added: readonly ImportedRow<C>[];
  readonly changed: readonly { readonly before: ImportedRow<C>; readonly after: ImportedRow<C> }[];
  readonly removed: readonly ImportedRow<C>[];
  readonly same: number;
}

/** A value of the form that differs from the stored one, as text; null if there is none. */
export interface FormChange {
  readonly name: string;
  readonly before: string | null;
  readonly after: string | null;
}

const textOf = (value: unknown): string | null => (value === null || value === undefined ? null : String(value));

/** The values of the form that differ from those of the stored table. */
export function formDiff<Form extends RecordFields>(
  form: Form,
  before: Partial<RecordValues<Form>>,
  after: RecordValues<Form>,
): readonly FormChange[] {
  return Object.keys(form).flatMap((name): FormChange[] => {
    const change = { name, before: textOf(before[name]), after: textOf(after[name]) };
    return change.before === change.after ? [] : [change];
  });
}

export function tableDiff<C extends string>(
  table: Pick<TableImport<C>, 'columns' | 'key' | 'keepsOthers'>,
  before: readonly ImportedRow<C>[],
  after: readonly ImportedRow<C>[],
): TableDiff<C> {
  const columns = columnsOf(table);
  const old = new Map(before.map((row) => [keyOf(table, row), row]));
  const kept = new Set(after.map((row) => keyOf(table, row)));
  const added: ImportedRow<C>[] = [];
  const changed: { before: ImportedRow<C>; after: ImportedRow<C> }[] = [];
  for (const row of after) {
    const known = old.get(keyOf(table, row));
    if (!known) added.push(row);
    else if (columns.some((name) => known[name] !== row[name])) changed.push({ before: known, after: row });
  }
  const removed = table.keepsOthers ? [] : before.filter((row) => !kept.has(keyOf(table, row)));
  return { added, changed, removed, same: after.length - added.length - changed.length };
}
