/** Value of a matrix cell: empty, checked, or a letter. */
export type CellValue = '' | 'on' | 'r' | 'w';

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
