import { SaxesParser } from 'saxes';
import type { CellTable } from '../../../domain/records/cell-table';
import { ArchiveError, openZip } from './read-zip';

const MOST_SHEETS = 250;
const MOST_ROWS = 100_000;
const MOST_COLUMNS = 100;

type Visit = (name: string, attributes: Readonly<Record<string, string>>) => void;

/** Walks an XML part: elements by their local names. A part with a document type is refused, and so every entity of its own. */
function walk(xml: string, open: Visit, close: (name: string, text: string) => void): void {
  const parser = new SaxesParser();
  const local = (name: string): string => name.slice(name.indexOf(':') + 1);
  let text = '';
  parser.on('error', () => {
    throw new ArchiveError('broken XML');
  });
  parser.on('doctype', () => {
    throw new ArchiveError('document type');
  });
  parser.on('opentag', ({ name, attributes }) => {
    text = '';
    open(local(name), attributes);
  });
  parser.on('text', (more) => {
    text += more;
  });
  parser.on('closetag', ({ name }) => {
    close(local(name), text);
    text = '';
  });
  parser.write(xml).close();
}

/** Reads the values of all sheets of an .xlsx workbook; a formula counts by its last value. Throws an ArchiveError. */
export function readXlsx(bytes: Buffer): CellTable[] {
  const part = openZip(bytes);
  const xml = (name: string): string | null => part(name)?.toString('utf8') ?? null;
  const book = xml('xl/workbook.xml');
  if (book === null) throw new ArchiveError('no workbook');
  const texts = sharedTexts(xml('xl/sharedStrings.xml'));
  const targets = new Map<string, string>();
  walk(
    xml('xl/_rels/workbook.xml.rels') ?? '<none/>',
    (name, at) => {
      if (name === 'Relationship') targets.set(at.Id ?? '', at.Target ?? '');
    },
    () => {},
  );
  const sheets: { name: string; target: string }[] = [];
  walk(
    book,
    (name, at) => {
      if (name === 'sheet') sheets.push({ name: at.name ?? '', target: targets.get(at['r:id'] ?? '') ?? '' });
    },
    () => {},
  );
  if (sheets.length > MOST_SHEETS) throw new ArchiveError('too many sheets');
  return sheets.map(({ name, target }) => {
    const sheet = xml(target.startsWith('/') ? target.slice(1) : `xl/${target}`);
    return { name, rows: sheet === null ? [] : rowsOf(sheet, texts) };
  });
}

function sharedTexts(xml: string | null): string[] {
  const texts: string[] = [];
  if (xml === null) return texts;
  let one = '';
  walk(
    xml,
    (name) => {
      if (name === 'si') one = '';
    },
    (name, text) => {
      if (name === 't') one += text;
      if (name === 'si') texts.push(one);
    },
  );
  return texts;
}

function rowsOf(xml: string, texts: readonly string[]): string[][] {
  const rows: string[][] = [];
  let at = { row: -1, column: -1 };
  let type = '';
  let value = '';
  const open: Visit = (name, attributes) => {
    if (name === 'row') at = { row: Number(attributes.r ?? at.row + 2) - 1, column: -1 };
    if (name !== 'c') return;
    at = { row: at.row, column: attributes.r ? columnOf(attributes.r) : at.column + 1 };
    type = attributes.t ?? 'n';
    value = '';
  };
  walk(xml, open, (name, text) => {
    if (name === 'v' || name === 't') value += text;
    if (name !== 'c' || value === '') return;
    if (!(at.row >= 0 && at.row < MOST_ROWS)) throw new ArchiveError('too many rows');
    if (at.column >= MOST_COLUMNS) return;
    while (rows.length <= at.row) rows.push([]);
    const row = rows[at.row] ?? [];
    while (row.length <= at.column) row.push('');
    row[at.column] = type === 's' ? (texts[Number(value)] ?? '') : value;
  });
  return rows;
}

/** Column of `AB12`, from 0. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of reference.replace(/\d+$/, '')) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}
