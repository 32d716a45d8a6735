import { Readable } from 'node:stream';

/**
 * A cell that a spreadsheet would run as a formula, also after spaces, and in the full-width signs that some read as the plain ones.
 * A plain number, even a negative one, is not.
 */
const FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/;
const NUMBER = /^-?\d+(\.\d+)?$/;

/** One cell, quoted if necessary and never a formula. */
export function csvCell(value: string | null): string {
  if (value === null) return '';
  const safe = FORMULA.test(value) && !NUMBER.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line with its line ending (RFC 4180). */
export const csvLine = (cells: readonly (string | null)[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** Marks the text as UTF-8 for spreadsheet programs. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A column of a CSV file: its title, and how to get a cell from a row. */
export type CsvColumn<Row> = readonly [title: string, value: (row: Row) => string | null];

/** Streams rows as a CSV file, page by page. */
export function csvFile<Row>(columns: readonly CsvColumn<Row>[], pages: AsyncIterable<readonly Row[]>): Readable {
  async function* lines(): AsyncGenerator<string> {
    yield BYTE_ORDER_MARK + csvLine(columns.map(([title]) => title));
    for await (const rows of pages) {
      if (rows.length > 0) yield rows.map((row) => csvLine(columns.map(([, of]) => of(row)))).join('');
    }
  }
  return Readable.from(lines());
}
