import { isDate } from '../../domain/format/date';
import { message } from '../../domain/messages/message';
import type { DeskReport } from '../../domain/pages/report-pages';
import type { ReportFigures } from '../../domain/reports/report-row.schemas';
import { type Measure, reportShapes } from '../../domain/reports/report-shapes';
import { reportWords } from '../../domain/reports/report-words';
import { ownValue } from '../../domain/tables/own-value';
import { refuse } from '../http/app-error';
import type { CsvColumn } from '../http/csv';
import { groupName, measureName } from './figure-words';

/** A workbook is made in memory; CSV files have no limit. */
const MAX_WORKBOOK_ROWS = 20_000;

const NUMBER = /^-?\d{1,13}(\.\d+)?$/;
const AMOUNT = /^-?\d{1,13}\.\d{2}$/;

type Cell = string | number | Date | null;

const DATES = 'mm/dd/yyyy';
const AMOUNTS = '#,##0.00';
const formats: Readonly<Record<Measure['kind'], string>> = {
  ...{ count: '#,##0', money: AMOUNTS, percent: '0.0"%"', days: '0.0' },
};

/** Numbers and dates are stored as such. Everything else is text, which no program runs as a formula; so is a loan number. */
function cellOf(value: string | null, index: number): Cell {
  if (value === null || index === 0) return value;
  if (NUMBER.test(value)) return Number(value);
  return isDate(value) ? new Date(`${value}T00:00:00Z`) : value;
}

/** How a column of dates or amounts is shown: all its values are. */
const formatOf = (values: readonly (string | null)[]): string | undefined => {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return undefined;
  if (known.every(isDate)) return DATES;
  return known.every((value) => AMOUNT.test(value)) ? AMOUNTS : undefined;
};

const sheetOf = (
  name: string,
  titles: readonly string[],
  rows: readonly Cell[][],
  numFmts: readonly (string | undefined)[],
) => ({
  name,
  rows: [[...titles], ...rows],
  columns: numFmts.map((numFmt) => ({ autoWidth: true, ...(numFmt && { numFmt }) })),
  freezePane: { rows: 1 },
});

/** The figures of a report by group, and in total unless that would count rows again. */
function figuresSheet(report: DeskReport, { by, groups, total }: ReportFigures) {
  const { measures: all, apart } = reportShapes[report];
  const measures = Object.entries(all);
  const lineOf = (label: string, values: ReportFigures['total']): Cell[] => [
    label,
    ...measures.map(([name]) => {
      const value = ownValue(values, name) ?? null;
      return value === null ? null : Number(value);
    }),
  ];
  const rows = groups.map(({ key, values }) => lineOf(groupName(by, key), values));
  const totals = apart?.by === by ? [] : [lineOf('Total', total)];
  const titles = [ownValue<string>(reportWords.by, by) ?? by, ...measures.map(([name]) => measureName(name))];
  return sheetOf(
    'Figures',
    titles,
    [...rows, ...totals],
    [undefined, ...measures.map(([, { kind }]) => formats[kind])],
  );
}

/** The rows of a report as an .xlsx workbook, with its figures on a second sheet. */
export async function workbookOf<Row>(
  report: DeskReport,
  columns: readonly CsvColumn<Row>[],
  pages: AsyncIterable<readonly Row[]>,
  figures: ReportFigures,
): Promise<Uint8Array> {
  const rows: (string | null)[][] = [];
  for await (const page of pages) {
    for (const row of page) rows.push(columns.map(([, of]) => of(row)));
    if (rows.length > MAX_WORKBOOK_ROWS)
      throw refuse('invalid', message('report-too-long', { most: MAX_WORKBOOK_ROWS }));
  }
  const numFmts = columns.map((_, index) =>
    index === 0 ? undefined : formatOf(rows.map((row) => row[index] ?? null)),
  );
  const list = sheetOf(
    report,
    columns.map(([title]) => title),
    rows.map((row) => row.map(cellOf)),
    numFmts,
  );
  // Loaded with the first workbook.
  const { writeXlsx } = await import('hucre/xlsx');
  return writeXlsx({ sheets: [list, figuresSheet(report, figures)] });
}
