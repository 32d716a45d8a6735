import { useState } from 'react';
import type { FilterValues } from './list-view';

interface Selected<Row> {
  /** The filter that they were selected in. */
  readonly within: string;
  readonly rows: ReadonlyMap<string, Row>;
}

/**
 * Records that are selected on one or several pages of a list. Another filter starts over, so that no action changes records that
 * the user no longer sees in the list.
 */
export function useSelection<Row>(
  shown: readonly Row[] | undefined,
  keyOf: (row: Row) => string,
  filter: FilterValues,
) {
  const within = JSON.stringify(filter);
  const [selected, setSelected] = useState<Selected<Row>>({ within, rows: new Map() });
  const known: ReadonlyMap<string, Row> = selected.within === within ? selected.rows : new Map();
  const onPage = new Map(shown?.map((row) => [keyOf(row), row]));
  const pick = (keys: ReadonlySet<string>): void => {
    const found = [...keys].flatMap((key) => {
      const row = onPage.get(key) ?? known.get(key);
      return row === undefined ? [] : ([[key, row]] as const);
    });
    setSelected({ within, rows: new Map(found) });
  };
  return {
    keys: new Set(known.keys()) as ReadonlySet<string>,
    /** As the page shows them now, or as they were when they were selected. */
    rows: [...known].map(([key, row]) => onPage.get(key) ?? row),
    pick,
    pickRows: (rows: readonly Row[]): void =>
      setSelected({ within, rows: new Map(rows.map((row) => [keyOf(row), row])) }),
  };
}
