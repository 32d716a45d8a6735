import { formatThousandths, parseScaled, type Thousandths } from '../numbers/fixed';
import { cellName, isEmptyRow, type Sheet } from '../records/sheet';
import type { RateSheet } from './rate-sheet';
import { type RateColumns, type RateSheetProblem, type RateSheetProblemCode, readColumns } from './rate-sheet-columns';

/** Prices of one program that have no time yet. */
export type SheetDraft = Omit<RateSheet, 'effectiveAt'>;

/** A program that a file may refer to, by name or identifier. */
export interface NamedProgram {
  readonly lLpTemplateId: string;
  readonly name: string;
}

export interface CheckedSheets {
  readonly sheets: readonly SheetDraft[];
  /** Empty if the file can be published. */
  readonly problems: readonly RateSheetProblem[];
  /** Rows with a rate. */
  readonly rows: number;
}

const STEP: Thousandths = 125;
const MIN_RATE: Thousandths = 125;
const MAX_RATE: Thousandths = 20_000;
const MIN_PRICE: Thousandths = 80_000;
const MAX_PRICE: Thousandths = 120_000;
const MAX_ROWS = 50_000;

interface RateRow {
  readonly row: number;
  readonly rate: Thousandths;
  readonly prices: readonly Thousandths[];
}

/** Parses `6.125`, `6.125%` and a spreadsheet's representation such as 6.1250000000000009; nothing that would be rounded. */
function readThousandths(text: string): Thousandths | undefined {
  const plain = text.trim().replace(/%$/, '').trim();
  if (!/^\d{1,4}(\.\d{1,20})?$/.test(plain)) return undefined;
  const value = parseScaled(plain, 3);
  return value !== undefined && Math.abs(Number(plain) * 1000 - value) < 1e-6 ? value : undefined;
}

const namesOf = (programs: readonly NamedProgram[]): ReadonlyMap<string, readonly NamedProgram[]> => {
  const names = new Map<string, NamedProgram[]>();
  for (const program of programs) {
    for (const name of [program.name.toLowerCase(), program.lLpTemplateId]) {
      names.set(name, [...(names.get(name) ?? []), program]);
    }
  }
  return names;
};

/** Reads the sheets of a file into rate sheets; every cell that is wrong is named, and not only the first. */
export function checkRateSheets(spreadsheet: readonly Sheet[], programs: readonly NamedProgram[]): CheckedSheets {
  const problems: RateSheetProblem[] = [];
  const names = namesOf(programs);
  const rows = new Map<string, { sheet: Sheet; columns: RateColumns; rows: RateRow[] }>();
  const filled = spreadsheet.filter((sheet) => sheet.rows.some((row) => !isEmptyRow(row)));
  for (const sheet of filled) {
    // The name of a single sheet, such as that of a CSV file, need not mean a program.
    const isNamed = filled.length > 1 || names.has(sheet.name.trim().toLowerCase());
    const columns = readColumns(sheet, isNamed, problems);
    if (columns) readRows(sheet, columns, names, rows, problems);
  }
  const sheets = [...rows].map(([id, of]) => sheetOf(id, of.columns, sorted(of.sheet, of.columns, of.rows, problems)));
  const count = [...rows.values()].reduce((sum, of) => sum + of.rows.length, 0);
  if (count === 0 && problems.length === 0) {
    problems.push({ sheet: spreadsheet[0]?.name ?? '', cell: 'A1', code: 'no-rows', value: '' });
  }
  return { sheets, problems, rows: count };
}

function readRows(
  sheet: Sheet,
  columns: RateColumns,
  names: ReturnType<typeof namesOf>,
  found: Map<string, { sheet: Sheet; columns: RateColumns; rows: RateRow[] }>,
  problems: RateSheetProblem[],
): void {
  const width = sheet.rows[0]?.length ?? 0;
  if (sheet.rows.length > MAX_ROWS) {
    problems.push({ sheet: sheet.name, cell: cellName(0, MAX_ROWS), code: 'too-many-rows', value: '' });
    return;
  }
  for (const [row, cells] of sheet.rows.entries()) {
    if (row === 0 || isEmptyRow(cells)) continue;
    const addProblem = (column: number, code: RateSheetProblemCode, value: string, expected?: string) => {
      problems.push({ sheet: sheet.name, cell: cellName(column, row), code, value, ...(expected ? { expected } : {}) });
      return undefined;
    };
    const extra = cells.findIndex((cell, column) => column >= width && cell.trim() !== '');
    if (extra >= 0) addProblem(extra, 'extra-cell', cells[extra] ?? '');
    const program = programOf(sheet, cells, columns, names, addProblem);
    const rate = rateOf(cells[columns.rate] ?? '', columns.rate, addProblem);
    const prices = columns.locks.map(({ column }) => priceOf(cells[column] ?? '', column, addProblem));
    if (program === undefined || rate === undefined || !prices.every((price) => price !== undefined)) continue;
    const known = found.get(program.lLpTemplateId);
    if (known && known.sheet !== sheet)
      addProblem(columns.program ?? columns.rate, 'program-twice', program.name, known.sheet.name);
    else if (known) known.rows.push({ row, rate, prices });
    else found.set(program.lLpTemplateId, { sheet, columns, rows: [{ row, rate, prices }] });
  }
}

type AddProblem = (column: number, code: RateSheetProblemCode, value: string, expected?: string) => undefined;

function programOf(
  sheet: Sheet,
  cells: readonly string[],
  { program, rate }: RateColumns,
  names: ReturnType<typeof namesOf>,
  addProblem: AddProblem,
): NamedProgram | undefined {
  const column = program ?? rate;
  const text = (program === undefined ? sheet.name : (cells[program] ?? '')).trim();
  if (text === '') return addProblem(column, 'missing-program', '');
  const known = names.get(text.toLowerCase()) ?? [];
  if (known.length > 1) return addProblem(column, 'ambiguous-program', text);
  return known[0] ?? addProblem(column, 'unknown-program', text);
}

const between = (low: Thousandths, high: Thousandths): string => `${formatThousandths(low)}–${formatThousandths(high)}`;

function rateOf(text: string, column: number, addProblem: AddProblem): Thousandths | undefined {
  const rate = readThousandths(text);
  if (rate === undefined) return addProblem(column, 'not-a-rate', text);
  if (rate < MIN_RATE || rate > MAX_RATE) {
    return addProblem(column, 'rate-range', text, between(MIN_RATE, MAX_RATE));
  }
  return rate % STEP === 0 ? rate : addProblem(column, 'rate-step', text, formatThousandths(STEP));
}

function priceOf(text: string, column: number, addProblem: AddProblem): Thousandths | undefined {
  const price = readThousandths(text);
  if (price === undefined) return addProblem(column, 'not-a-price', text);
  if (price >= MIN_PRICE && price <= MAX_PRICE) return price;
  return addProblem(column, 'price-range', text, between(MIN_PRICE, MAX_PRICE));
}

/** The rows by rate. Reports duplicate rates, and prices that fall while the rate rises. */
function sorted(sheet: Sheet, columns: RateColumns, rows: RateRow[], problems: RateSheetProblem[]): RateRow[] {
  const ordered = [...rows].sort((a, b) => a.rate - b.rate || a.row - b.row);
  const addProblem = (column: number, row: number, code: RateSheetProblemCode, value: Thousandths, expected: string) =>
    problems.push({ sheet: sheet.name, cell: cellName(column, row), code, value: formatThousandths(value), expected });
  for (const [place, { row, rate, prices }] of ordered.entries()) {
    const before = ordered[place - 1];
    if (!before) continue;
    if (before.rate === rate) {
      addProblem(columns.rate, row, 'duplicate-rate', rate, cellName(columns.rate, before.row));
      continue;
    }
    for (const [lock, { column }] of columns.locks.entries()) {
      const [price = 0, lower = 0] = [prices[lock], before.prices[lock]];
      if (price < lower) addProblem(column, row, 'price-falls', price, formatThousandths(lower));
    }
  }
  return ordered;
}

const sheetOf = (lLpTemplateId: string, { locks }: RateColumns, rows: readonly RateRow[]): SheetDraft => ({
  lLpTemplateId,
  lockPeriods: locks.map(({ days }) => days),
  rates: rows.map(({ rate }) => rate),
  prices: locks.map((_, lock) => rows.map(({ prices }) => prices[lock] ?? 0)),
});
