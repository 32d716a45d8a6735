import type { CellTable } from '../../../domain/records/cell-table';

/** Reads a CSV file (RFC 4180; comma, semicolon or tab, told by the first line) into cells. */
export function readCsv(bytes: Buffer, name: string): CellTable {
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  const head = text.slice(0, Math.max(0, text.search(/[\r\n]/)) || text.length);
  const counts = [',', ';', '\t'].map((sign) => [sign, head.split(sign).length] as const);
  const [separator] = counts.reduce((most, one) => (one[1] > most[1] ? one : most));
  return { name, rows: rowsOf(text, separator) };
}

function rowsOf(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    const cell = cellAt(text, at, separator);
    row.push(cell.value);
    at = cell.end;
    if (text[at] === separator) {
      at += 1;
      if (at === text.length) row.push('');
      continue;
    }
    if (text[at] === '\r' && text[at + 1] === '\n') at += 1;
    at += 1;
    rows.push(row);
    row = [];
  }
  if (row.length > 0) rows.push(row);
  return rows;
}

/** The cell that begins there, and where it ends. */
function cellAt(text: string, start: number, separator: string): { readonly value: string; readonly end: number } {
  if (text[start] !== '"') return plainCell(text, start, separator);
  let value = '';
  let at = start + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote < 0) return { value: value + text.slice(at), end: text.length };
    value += text.slice(at, quote);
    if (text[quote + 1] !== '"') {
      const rest = plainCell(text, quote + 1, separator);
      return { value: value + rest.value, end: rest.end };
    }
    value += '"';
    at = quote + 2;
  }
}

function plainCell(text: string, start: number, separator: string): { readonly value: string; readonly end: number } {
  let end = start;
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1;
  return { value: text.slice(start, end), end };
}
