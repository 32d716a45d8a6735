import { addDays } from '../format/date';
import type { LoanValues } from '../loan/document';
import type { Thousandths } from '../numbers/fixed';

/** The two tables of average prime offer rates. */
export const aporTables = ['fixed', 'adjustable'] as const;

export type AporTable = (typeof aporTables)[number];

/** The longest term of the tables, in years. */
export const APOR_YEARS = 50;

/** The average prime offer rates of a week, for terms of 1 to 50 years in order. */
export interface AporWeek {
  readonly rateTable: AporTable;
  /** The Monday from which the rates apply. */
  readonly week: string;
  readonly rates: readonly Thousandths[];
}

/** The place of a loan in the tables: the comparable transaction. */
export interface AporTerm {
  readonly rateTable: AporTable;
  readonly years: number;
}

const SUNDAY = 6;

/** The Monday of the week of a day; its rates apply through Sunday. */
export function mondayOf(day: string): string {
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + SUNDAY) % 7;
  return addDays(day, -sinceMonday);
}

/** Whole years nearest to a number of months; halfway between two the shorter one, and at least one (comment 1003.4(a)(12)-4.iii). */
const nearestYears = (months: number): number => Math.min(Math.max(Math.ceil(months / 12 - 0.5), 1), APOR_YEARS);

const ADJUSTABLE = '1';

/**
 * The comparable transaction of a loan (comment 1003.4(a)(12)-4): by its term to maturity, or by the period until the first change
 * of an adjustable rate. Undefined while that is not known.
 */
export function aporTermOf(loan: LoanValues): AporTerm | undefined {
  const adjusts = loan.sFinMethT === ADJUSTABLE;
  const months = adjusts ? loan.sRAdj1stCapMon : (loan.sDue ?? loan.sTerm);
  // A rate that may change at once has the shortest term; a loan without a term has none.
  if (typeof months !== 'number' || (months === 0 && !adjusts)) return undefined;
  return { rateTable: adjusts ? 'adjustable' : 'fixed', years: nearestYears(months) };
}

/** The rate of a comparable transaction on a day; undefined if the week of that day was not imported. */
export function aporOn(
  weeks: readonly AporWeek[],
  { rateTable, years }: AporTerm,
  day: string,
): Thousandths | undefined {
  const monday = mondayOf(day);
  return weeks.find((row) => row.rateTable === rateTable && row.week === monday)?.rates[years - 1];
}
