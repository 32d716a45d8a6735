import type { FieldKind } from '../../loan/fields/field';
import { type RecordFields, type RecordValues, readRecordField } from '../record-fields';
import { type CellProblem, cellName, isEmptyRow, type Sheet } from '../sheet';
import { dateProblem } from './plausible-dates';
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

/** Rows that are read in one step: some thousand cells. */
const STEP = 25;

/** Reads a table from the first sheet of a file, in steps, because a large one takes a second. */
export function* readTable<C extends string, Form extends RecordFields>(
  table: TableImport<C, Form>,
  sheet: Sheet,
  form: RecordValues<Form>,
  today: string,
): Generator<void, ReadTable<C>> {
  const names = columnsOf(table);
  const [head = []] = sheet.rows;
  const places = new Map(names.map((name) => [name, placeOf(table.columns[name], head)]));
  const unusable = fileFault(table, sheet, places);
  if (unusable) return { rows: [], problems: [{ cell: '', value: '', ...unusable }] };
  const problems: CellProblem<ImportCode>[] = [];
  const report = (column: number, row: number, value: string, fault: CellFault): void => {
    problems.push({ cell: cellName(column, row), value: shortened(value), ...fault });
  };
  const at = (name: C): number => places.get(name) ?? 0;
  const rowOfKey = new Map<string, number>();
  const lines: number[] = [];
  const readRow = (cells: readonly string[], index: number): ImportedRow<C>[] => {
    if (index === 0 || isEmptyRow(cells)) return [];
    const before = problems.length;
    const extra = cells.findIndex((cell, place) => place >= head.length && cell.trim() !== '');
    if (extra >= 0) report(extra, index, cells[extra] ?? '', { code: 'extra-cell' });
    const texts = rowFrom(names, (name) => textOf(table.columns[name], cells[at(name)] ?? ''));
    const wrong = (name: C, fault: CellFault): void => report(at(name), index, (cells[at(name)] ?? '').trim(), fault);
    const row = rowFrom(names, (name) => {
      const read = readCell(table.columns[name], texts, texts[name], form, today);
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
  };
  const rows: ImportedRow<C>[] = [];
  for (const [index, cells] of sheet.rows.entries()) {
    if (index % STEP === STEP - 1) yield;
    rows.push(...readRow(cells, index));
  }
  if (problems.length === 0) {
    const cellOf = (row: number) => cellName(at(table.key[0]), lines[row] ?? 0);
    for (const { row, code, other } of table.checkRows?.(rows) ?? []) {
      const value = rows[row]?.[table.key[0]] ?? '';
      problems.push({
        cell: cellOf(row),
        value,
        code,
        ...(other === undefined ? {} : { expected: cellOf(other) }),
      });
    }
  }
  return { rows, problems };
}

/** Why no cell of a file can be read. */
function fileFault<C extends string, Form extends RecordFields>(
  { columns, maxRows }: TableImport<C, Form>,
  { rows: [head = [], ...rows] }: Sheet,
  places: ReadonlyMap<C, number>,
): CellFault | undefined {
  const isEmpty = rows.every(isEmptyRow);
  if (isEmpty && isEmptyRow(head)) return { code: 'empty-file' };
  if (rows.length > maxRows) return { code: 'row-limit', expected: String(maxRows) };
  const missing = [...places].flatMap(([name, place]) => (place < 0 ? [columns[name].title] : []));
  if (missing.length > 0) return { code: 'missing-titles', expected: missing.join(', ') };
  return isEmpty ? { code: 'no-rows' } : undefined;
}

/** The most of a cell that a problem repeats. */
const MAX_SHOWN = 100;

const shortened = (value: string): string => (value.length > MAX_SHOWN ? `${value.slice(0, MAX_SHOWN)}…` : value);

function placeOf({ title, aliases = [], titled }: ImportColumn, head: readonly string[]): number {
  const titles = new Set([title, ...aliases].map((each) => each.toLowerCase()));
  return head.findIndex((cell) => titles.has(cell.trim().toLowerCase()) || titled?.test(cell.trim()));
}

const rowFrom = <C extends string>(names: readonly C[], textFor: (name: C) => string): ImportedRow<C> =>
  // Every name has a value.
  Object.fromEntries(names.map((name) => [name, textFor(name)])) as ImportedRow<C>;

function textOf({ digits = 0 }: ImportColumn, cell: string): string {
  const text = cell.trim();
  return text === '' ? '' : text.padStart(digits, '0');
}

const figures: readonly FieldKind[] = ['money', 'percent', 'decimal', 'integer'];

/**
 * A space between figures (`100 000` is one number or two cells), or a comma that separates no thousands: `6,1` is a decimal in
 * other countries.
 */
const OTHER_NOTATION = /\d\s+\d|(?:^|\D),|,(?!\d{3}(?:\D|$))/;

/** Bytes that are no UTF-8 are read as this character. */
const REPLACEMENT = '\ufffd';

/** The value of a cell in stored form, or what is wrong with it. */
function readCell<Form extends RecordFields>(
  column: ImportColumn<Form>,
  row: ImportedRow,
  text: string,
  form: RecordValues<Form>,
  today: string,
): string | CellFault {
  if (figures.includes(column.kind) && OTHER_NOTATION.test(text)) return { code: column.unreadable };
  if (text.includes(REPLACEMENT)) return { code: 'not-utf8' };
  if (text === '' && column.required) return { code: 'missing-value' };
  const read = readRecordField(column, text);
  if ('problem' in read || (column.pattern && !column.pattern.test(text))) return { code: column.unreadable };
  const value = read.value === null ? '' : String(read.value);
  if (column.kind === 'date' && value !== '' && dateProblem(value, today)) return { code: 'implausible-date' };
  return (value === '' ? undefined : column.check?.(value, row, form)) ?? value;
}
