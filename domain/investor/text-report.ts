/** A report of the LOS as text: a title line, a header line, rows, and trailing lines (decisions DATA-07). */
export interface TextReport {
  readonly title: string;
  readonly fields: readonly string[];
  readonly items: readonly Readonly<Record<string, string>>[];
  readonly trailing: readonly string[];
}

/** How cells are separated. */
export type ReportFormat = 'tsv' | 'csv';

/** Trailing lines of a report that are not rows. */
export const TRAILING_CUT = 1;

/** One line of tab-separated text: what would split a cell becomes a blank. */
export const tabLine = (cells: readonly (string | null)[]): string =>
  `${cells.map((cell) => (cell ?? '').replaceAll(/[\t\r\n]+/g, ' ')).join('\t')}\r\n`;

/** The cells of CSV text, line by line (RFC 4180). */
function csvRows(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y;
  while (cell.lastIndex < text.length) {
    const found = cell.exec(text);
    if (found === null) break;
    const [whole, quoted, plain = '', end] = found;
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end !== ',') {
      rows.push(row);
      row = [];
    }
    if (whole === '') break;
  }
  return row.length > 0 ? [...rows, row] : rows;
}

const tabRows = (text: string): string[][] => text.split(/\r\n|\n|\r/).map((line) => line.split('\t'));

/** The header is the second line: a tab in it tells tab-separated text from CSV. */
const isTabbed = (text: string): boolean => (text.split(/\r\n|\n|\r/, 2)[1] ?? '').includes('\t');

/** Reads a report, tab-separated or CSV; as many lines at its end as `cut` says are no rows. */
export function readReport(text: string, cut: number = TRAILING_CUT): TextReport {
  const plain = text.replace(/^\uFEFF/, '');
  const lines = (isTabbed(plain) ? tabRows(plain) : csvRows(plain)).filter((cells) =>
    cells.some((cell) => cell !== ''),
  );
  const [title = [], fields = [], ...rest] = lines;
  const rows = cut === 0 ? rest : rest.slice(0, -cut);
  return {
    title: title[0] ?? '',
    fields,
    items: rows.map((cells) => Object.fromEntries(fields.map((field, place) => [field, cells[place] ?? '']))),
    trailing: rest.slice(rows.length).map((cells) => cells.filter(Boolean).join(' ')),
  };
}
