import { parseDate } from '../../format/date';
import type { FieldKind } from '../../loan/fields/field';
import { type RecordFields, type RecordValues, readRecordField } from '../record-fields';
import { type CellProblem, cellName, isEmptyRow, type Sheet } from '../sheet';
import {
  type CellFault,
  columnsOf,
  type ImportCode,
  type ImportColumn,
  type ImportedRow,
  keyOf,
  type TableImport,
} from './table-import';

/** The rows of a file, or every cell of it that is wrong. */
export interface ReadTable<C extends string> {
  readonly rows: readonly ImportedRow<C>[];
  readonly problems: readonly CellProblem<ImportCode>[];
}

/** Reads a table from the first sheet of a file. */
export function readTable<C extends string, Form extends RecordFields>(
  table: TableImport<C, Form>,
  sheet: Sheet,
  form: RecordValues<Form>,
): ReadTable<C> {
  const problems: CellProblem<ImportCode>[] = [];
  const report = (column: number, row: number, value: string, fault: CellFault): void => {
    problems.push({ sheet: sheet.name, cell: cellName(column, row), value, ...fault });
  };
  const head = sheet.rows[0] ?? [];
  const names = columnsOf(table);
  const places = new Map(
    names.map((name, index) => [name, table.byPosition ? placeAt(index, head) : placeOf(table.columns[name], head)]),
  );
  for (const [name, place] of places) {
    if (place < 0) report(head.length, 0, '', { code: 'missing-column', expected: table.columns[name].title });
  }
  if (table.byPosition) {
    for (const [place, title] of head.entries()) {
      const name = names[place];
      if (name && !isTitle(table.columns[name], title)) {
        report(place, 0, title.trim(), { code: 'not-a-title', expected: table.columns[name].title });
      }
    }
  }
  if (sheet.rows.length > table.maxRows + 1) {
    report(0, table.maxRows + 1, '', { code: 'row-limit', expected: String(table.maxRows) });
  }
  if (problems.length > 0) return { rows: [], problems };
  const at = (name: C): number => places.get(name) ?? 0;
  const rowOfKey = new Map<string, number>();
  const lines: number[] = [];
  const rows = sheet.rows.flatMap((cells, index): ImportedRow<C>[] => {
    if (index === 0 || isEmptyRow(cells)) return [];
    const before = problems.length;
    const extra = cells.findIndex((cell, place) => place >= head.length && cell.trim() !== '');
    if (extra >= 0) report(extra, index, cells[extra] ?? '', { code: 'extra-cell' });
    const texts = rowFrom(names, (name) => textOf(table.columns[name], cells[at(name)] ?? ''));
    const wrong = (name: C, fault: CellFault): void => report(at(name), index, (cells[at(name)] ?? '').trim(), fault);
    const row = rowFrom(names, (name) => {
      const read = readCell(table.columns[name], texts, texts[name], form);
      if (typeof read === 'string') return read;
      wrong(name, read);
      return '';
    });
    if (table.key.every((name) => row[name] !== '')) {
      const first = rowOfKey.get(keyOf(table, row));
      if (first === undefined) rowOfKey.set(keyOf(table, row), index);
      else wrong(table.key[0], { code: 'duplicate-row', expected: cellName(at(table.key[0]), first) });
    }
    if (problems.length > before) return [];
    lines.push(index);
    return [row];
  });
  if (problems.length === 0) {
    const cellOf = (row: number) => cellName(at(table.key[0]), lines[row] ?? 0);
    for (const { row, code, other } of table.checkRows?.(rows) ?? []) {
      const value = rows[row]?.[table.key[0]] ?? '';
      problems.push({
        sheet: sheet.name,
        cell: cellOf(row),
        value,
        code,
        ...(other === undefined ? {} : { expected: cellOf(other) }),
      });
    }
  }
  if (rows.length === 0 && problems.length === 0) report(0, 0, '', { code: 'no-rows' });
  return { rows, problems };
}

const placeAt = (index: number, head: readonly string[]): number => (index < head.length ? index : -1);

/** Whether a title can be that of the column at its place: not the first cell of a row, and not another number. */
function isTitle({ title, kind }: ImportColumn, cell: string): boolean {
  if (kind === 'date') return !parseDate(cell.trim()).ok;
  const number = /\d+/.exec(cell)?.[0];
  return number === undefined || number === (/\d+/.exec(title)?.[0] ?? number);
}

function placeOf({ title, aliases = [] }: ImportColumn, head: readonly string[]): number {
  const titles = new Set([title, ...aliases].map((each) => each.toLowerCase()));
  return head.findIndex((cell) => titles.has(cell.trim().toLowerCase()));
}

const rowFrom = <C extends string>(names: readonly C[], textFor: (name: C) => string): ImportedRow<C> =>
  // Every name has a value.
  Object.fromEntries(names.map((name) => [name, textFor(name)])) as ImportedRow<C>;

function textOf({ digits = 0 }: ImportColumn, cell: string): string {
  const text = cell.trim();
  return text === '' ? '' : text.padStart(digits, '0');
}

const figures: readonly FieldKind[] = ['money', 'percent', 'decimal', 'integer'];

/** A comma or space that separates no thousands: `6,1` is a decimal in other countries. */
const otherNotation = /,(?!\d{3}(?!\d))|\d\s+\d/;

/** The value of a cell in stored form, or what is wrong with it. */
function readCell<Form extends RecordFields>(
  column: ImportColumn<Form>,
  row: ImportedRow,
  text: string,
  form: RecordValues<Form>,
): string | CellFault {
  if (figures.includes(column.kind) && otherNotation.test(text)) return { code: column.unreadable };
  const read = readRecordField(column, text);
  if ('problem' in read || (column.pattern && !column.pattern.test(text))) return { code: column.unreadable };
  const value = read.value === null ? '' : String(read.value);
  return (value === '' ? undefined : column.check?.(value, row, form)) ?? value;
}
