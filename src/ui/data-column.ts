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
  /** Share of the width and minimum width in pixels. Default: 120. */
  readonly width?: number;
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
