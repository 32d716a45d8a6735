import type { ReactNode } from 'react';

/** A column of a table of records. */
export interface DataColumn<Row> {
  readonly key: string;
  readonly label: string;
  /** The cell of a record. */
  readonly cell: (row: Row) => ReactNode;
  /** Sort field; absent if the column can't be sorted. */
  readonly sort?: string;
  /** Sort order of the first click. Default: ascending. */
  readonly first?: 'ASC' | 'DESC';
  /** Aligns amounts and rates at the end. */
  readonly numeric?: boolean;
  /** Width in pixels until the cells are measured. Default: 120. */
  readonly width?: number;
  /** Its text may be cut off down to this width. Absent: never. */
  readonly least?: number;
  /** Its text wraps where the column is narrower than it, instead of being cut off. */
  readonly wraps?: boolean;
  /** Shown beside the name of the record on a phone, without its label: for menus. */
  readonly corner?: boolean;
}

/** Widths that the user chose, by column, and how to change them; undefined is the width that the cells need. */
export interface ColumnWidths {
  readonly chosen: Readonly<Record<string, number>>;
  readonly onChange: (key: string, width: number | undefined) => void;
}

/** Keys of the selected records, and a callback for changes. */
export interface Selection {
  readonly keys: ReadonlySet<string>;
  readonly onChange: (keys: ReadonlySet<string>) => void;
}

/** Adds a record to the selection, or removes it. */
export function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** Whether a record is selected, and what selects it or removes it from the selection. */
export const pickOf = ({ keys, onChange }: Selection, id: string) => ({
  id,
  picked: keys.has(id),
  onPick: (key: string): void => onChange(toggled(keys, key)),
});
