import { writeXlsx } from 'hucre/xlsx';
import { message } from '../../domain/messages/message';
import { refuse } from '../http/app-error';
import type { CsvColumn } from '../http/csv';

/** A workbook is made in memory; CSV files have no limit. */
const MAX_WORKBOOK_ROWS = 20_000;

const NUMBER = /^-?\d{1,13}(\.\d+)?$/;

/** Numbers are stored as numbers. Everything else is text, which no program runs as a formula; so is a loan number. */
const cellOf = (value: string | null, index: number): string | number | null =>
  value !== null && index > 0 && NUMBER.test(value) ? Number(value) : value;

/** Rows as an .xlsx workbook with one sheet. */
export async function workbookOf<Row>(
  name: string,
  columns: readonly CsvColumn<Row>[],
  pages: AsyncIterable<readonly Row[]>,
): Promise<Uint8Array> {
  const rows: (string | number | null)[][] = [columns.map(([title]) => title)];
  for await (const page of pages) {
    for (const row of page) rows.push(columns.map(([, of], index) => cellOf(of(row), index)));
    if (rows.length > MAX_WORKBOOK_ROWS + 1)
      throw refuse('invalid', message('report-too-long', { most: MAX_WORKBOOK_ROWS }));
  }
  return writeXlsx({ sheets: [{ name, rows, freezePane: { rows: 1 } }] });
}
