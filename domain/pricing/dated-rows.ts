/** A row of a published table that applies from a day on (YYYY-MM-DD). */
export interface DatedRow {
  readonly from: string;
}

/** The first day of a table that has no published start. */
export const ALWAYS = '0001-01-01';

/** The rows of the table in force on a day; those of the latest table if the day is not known yet. */
export function rowsOn<Row extends DatedRow>(table: readonly Row[], day: string | undefined): readonly Row[] {
  const latest = table.reduce((found, { from }) => (from > found && (!day || from <= day) ? from : found), '');
  return table.filter(({ from }) => from === latest);
}

/** The first day that a table has rows for. Before it, a figure is not known, never zero. */
export const firstDay = (table: readonly DatedRow[]): string =>
  table.reduce((first, { from }) => (from < first ? from : first), '9999-12-31');
