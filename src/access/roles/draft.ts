import { ownValue } from '../../../domain/tables/own-value';
import type { ChangedValues } from '../../crud/drafts/changed-values';

const cellValues = ['', 'on', 'r', 'w'] as const;
/** Value of a matrix cell: empty, checked, or a letter. */
export type CellValue = (typeof cellValues)[number];

const isCellValue = (value: unknown): value is CellValue => cellValues.some((each) => each === value);

/** Desired cell values, by `row column`. We store the desired value, so that it survives changes by other users. */
export type Draft = ReadonlyMap<string, CellValue>;

/** A row of a matrix. */
export interface MatrixRow {
  readonly key: string;
  /** Number of enabled users with the role. */
  readonly people: number;
  /** The list of these users. */
  readonly peopleAt: string;
  readonly values: ReadonlyMap<string, CellValue>;
}

const SEPARATOR = '\u0000';
export const cellKey = (row: string, column: string): string => row + SEPARATOR + column;

export const savedValue = (row: MatrixRow, column: string): CellValue => row.values.get(column) ?? '';
export const draftValue = (row: MatrixRow, column: string, draft: Draft): CellValue =>
  draft.get(cellKey(row.key, column)) ?? savedValue(row, column);
export const isChanged = (row: MatrixRow, column: string, draft: Draft): boolean =>
  draftValue(row, column, draft) !== savedValue(row, column);

/** Sets a cell in the draft, or removes it if it equals the saved value. */
export function setDraftValue(draft: Draft, row: MatrixRow, column: string, value: CellValue): Draft {
  const next = new Map(draft);
  if (value === savedValue(row, column)) next.delete(cellKey(row.key, column));
  else next.set(cellKey(row.key, column), value);
  return next;
}

/** Changes of a row. */
export interface RowChange {
  readonly row: MatrixRow;
  readonly cells: readonly { readonly column: string; readonly before: CellValue; readonly after: CellValue }[];
}

/** The draft's changes, by row. */
export function rowChanges(rows: readonly MatrixRow[], draft: Draft): RowChange[] {
  const columnsOf = new Map<string, string[]>();
  for (const key of draft.keys()) {
    const [row = '', column = ''] = key.split(SEPARATOR);
    columnsOf.set(row, [...(columnsOf.get(row) ?? []), column]);
  }
  return rows.flatMap((row) => {
    const cells = (columnsOf.get(row.key) ?? [])
      .filter((column) => isChanged(row, column, draft))
      .map((column) => ({ column, before: savedValue(row, column), after: draftValue(row, column, draft) }));
    return cells.length > 0 ? [{ row, cells }] : [];
  });
}

export const cellCount = (changes: readonly RowChange[]): number =>
  changes.reduce((sum, { cells }) => sum + cells.length, 0);

/** Draft changes made since it was sent. */
export const changedSince = (sent: Draft, now: Draft): Draft =>
  new Map([...now].filter(([cell, value]) => sent.get(cell) !== value));

/** The cells of a draft by role and column, before and after, as the server keeps them. */
export function keptCells(rows: readonly MatrixRow[], draft: Draft): ChangedValues | null {
  const changes = rowChanges(rows, draft);
  if (changes.length === 0) return null;
  const side = (value: 'before' | 'after') =>
    Object.fromEntries(
      changes.map(({ row, cells }) => [row.key, Object.fromEntries(cells.map((cell) => [cell.column, cell[value]]))]),
    );
  return { base: side('before'), values: side('after') };
}

const cellsOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** A kept draft on top of the present one. Cells that others changed since keep their new value: their author has not seen it. */
export function restoredCells(rows: readonly MatrixRow[], draft: Draft, { base, values }: ChangedValues) {
  let restored = draft;
  let isNewer = false;
  for (const row of rows) {
    const before = new Map(cellsOf(ownValue(base, row.key)));
    for (const [column, value] of cellsOf(ownValue(values, row.key))) {
      if (!isCellValue(value)) continue;
      if (before.get(column) === savedValue(row, column)) restored = setDraftValue(restored, row, column, value);
      else if (value !== savedValue(row, column)) isNewer = true;
    }
  }
  return { restored, isNewer };
}
