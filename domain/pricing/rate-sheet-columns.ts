import { type CellProblem, cellName, type Sheet } from '../records/sheet';
import { LOCK_PERIODS } from './lock-term';

export type RateSheetProblemCode =
  | 'no-rows'
  | 'too-many-rows'
  | 'missing-column'
  | 'unknown-column'
  | 'duplicate-column'
  | 'extra-cell'
  | 'missing-program'
  | 'unknown-program'
  | 'ambiguous-program'
  | 'program-twice'
  | 'not-a-rate'
  | 'rate-range'
  | 'rate-step'
  | 'duplicate-rate'
  | 'not-a-price'
  | 'price-range'
  | 'price-falls';

export type RateSheetProblem = CellProblem<RateSheetProblemCode>;

/** The positions of a sheet's columns. */
export interface RateColumns {
  /** If absent, the sheet's name is the program's. */
  readonly program: number | undefined;
  readonly rate: number;
  /** By lock period in days, shortest first. */
  readonly locks: readonly { readonly days: number; readonly column: number }[];
}

const PROGRAM = /^(program|program name|program id)$/i;
const RATE = /^(rate|note rate)$/i;
const LOCK = /^(\d{1,3})([ -]?days?)?$/i;

const isLockPeriod = (days: number): boolean => LOCK_PERIODS.some((period) => period === days);

/**
 * Reads the header of a sheet: a program, a rate, and one column per lock period. The column for the program may be absent if the
 * sheet is `named` after one.
 */
export function readColumns(sheet: Sheet, named: boolean, problems: RateSheetProblem[]): RateColumns | null {
  const before = problems.length;
  const found: { program?: number; rate?: number } = {};
  const locks = new Map<number, number>();
  const addProblem = (column: number, code: RateSheetProblemCode, value: string, expected?: string) =>
    problems.push({ sheet: sheet.name, cell: cellName(column, 0), code, value, ...(expected ? { expected } : {}) });
  const take = (name: 'program' | 'rate', column: number, title: string) => {
    if (found[name] === undefined) found[name] = column;
    else addProblem(column, 'duplicate-column', title);
  };
  const head = sheet.rows[0] ?? [];
  for (const [column, cell] of head.entries()) {
    const title = cell.trim();
    const days = Number(LOCK.exec(title)?.[1] ?? Number.NaN);
    if (PROGRAM.test(title)) take('program', column, title);
    else if (RATE.test(title)) take('rate', column, title);
    else if (isLockPeriod(days) && locks.has(days)) addProblem(column, 'duplicate-column', title);
    else if (isLockPeriod(days)) locks.set(days, column);
    else if (title !== '') addProblem(column, 'unknown-column', title, LOCK_PERIODS.join(', '));
  }
  if (found.program === undefined && !named) addProblem(head.length, 'missing-column', '', 'Program');
  if (found.rate === undefined) addProblem(head.length, 'missing-column', '', 'Rate');
  for (const period of LOCK_PERIODS) {
    if (!locks.has(period)) addProblem(head.length, 'missing-column', '', `${period} days`);
  }
  if (problems.length > before || found.rate === undefined) return null;
  const ordered = [...locks].map(([days, column]) => ({ days, column })).sort((a, b) => a.days - b.days);
  return { program: found.program, rate: found.rate, locks: ordered };
}
