import { formatDate } from '../format/date';
import { type CellFault, type ImportColumn, tableImport } from '../records/import/table-import';
import type { RecordFields } from '../records/record-fields';
import { APOR_YEARS, aporTables, mondayOf } from './apor';

const form = {
  rateTable: { kind: 'text', required: true, options: aporTables },
} as const satisfies RecordFields;

/** The weekly rates begin on a Monday. */
const onMonday = (value: string): CellFault | undefined => {
  const monday = mondayOf(value);
  return monday === value ? undefined : { code: 'not-a-monday', expected: formatDate(monday, 'long') };
};

const rate = { kind: 'percent', required: true, min: 0, max: 99.999, unreadable: 'not-a-rate' } as const;

/** The column of a term in years. */
export const aporColumn = (years: number): string => `year${years}`;

/** The terms of the tables, 1 to 50 years. */
export const aporYears: readonly number[] = Array.from({ length: APOR_YEARS }, (_, index) => index + 1);

/** Titles with the number of years and no other, such as `30`, `30 years` or `Year 30`. */
const titleOf = (years: number): RegExp => new RegExp(`^[^\\d.]*0*${years}[^\\d.]*$`);

/** The first column has a title without a figure, which no row of rates begins with. */
const WITHOUT_FIGURE = /^\D+$/;

const rateColumns: Readonly<Record<string, ImportColumn<typeof form>>> = Object.fromEntries(
  aporYears.map((years) => [aporColumn(years), { ...rate, title: String(years), titled: titleOf(years) }]),
);

const columns: Readonly<Record<string, ImportColumn<typeof form>>> = {
  week: {
    kind: 'date',
    required: true,
    title: 'Date',
    titled: WITHOUT_FIGURE,
    unreadable: 'not-a-date',
    check: onMonday,
  },
  ...rateColumns,
};

/**
 * The weekly tables of average prime offer rates as the CFPB publishes them for HMDA (YieldTableFixed.txt and
 * YieldTableAdjustable.txt): the Monday, then terms of 1 to 50 years, separated by bars, below a row of titles. The files have all weeks since 2000; one with
 * fewer weeks leaves the others as they are.
 */
export const aporImport = tableImport({
  form,
  columns,
  key: ['week'],
  maxRows: 5000,
  keepsOthers: true,
  compared: ['week', ...[1, 3, 5, 7, 10, 15, 20, 30].map(aporColumn)],
});
