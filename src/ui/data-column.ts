import type { ReactNode } from 'react';

/** A column of a table of records. */
export interface DataColumn<Row> {
  readonly key: string;
  readonly label: string;
  /** What a record shows here. */
  readonly cell: (row: Row) => ReactNode;
  /** What it is sorted by; absent where that makes no sense. */
  readonly sort?: string;
  /** The order of the first click; ascending where not given. */
  readonly first?: 'ASC' | 'DESC';
  /** Amounts and rates stand at the end, one below the other. */
  readonly numeric?: boolean;
  /** Its share of the width, and its least width in pixels; 120 where not given. */
  readonly width?: number;
}

/** The records that are picked, by key, and what happens when that changes. */
export interface Selection {
  readonly keys: ReadonlySet<string>;
  readonly onChange: (keys: ReadonlySet<string>) => void;
}

/** The selection with a record in it, or without it where it was in. */
export function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
}
