import { addDays, daysBetween } from '../../format/date';
import type { LoanValues } from '../../loan/document';
import { type Cents, formatCents, formatScaled, mulDiv, parseScaled } from '../../numbers/fixed';

/** Default day count for per diem interest (domain facts 4). */
export const PER_DIEM_BASIS = 360;

/** The note amount in cents, including financed fees if the LOS has calculated them. */
function noteOf(loan: LoanValues): Cents | undefined {
  const amount = loan.sFinalLAmt ?? loan.sLAmtCalc;
  return amount === null || amount === undefined ? undefined : parseScaled(amount, 2);
}

const noteRate = (loan: LoanValues): number | undefined =>
  loan.sNoteIR === null || loan.sNoteIR === undefined ? undefined : parseScaled(loan.sNoteIR, 3);

const basisOf = (loan: LoanValues): number => loan.sPerDiemBasisDays ?? PER_DIEM_BASIS;

/** The same day one month earlier, or the last day of a shorter month. */
function monthBefore(date: string): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const lastOfMonthBefore = new Date(Date.UTC(year, month - 1, 0));
  const stored = Math.min(day, lastOfMonthBefore.getUTCDate());
  return `${lastOfMonthBefore.toISOString().slice(0, 8)}${String(stored).padStart(2, '0')}`;
}

/** The first day of a month, that day or the next one. */
function nextFirst(date: string): string {
  if (date.endsWith('-01')) return date;
  return `${addDays(`${date.slice(0, 8)}01`, 32).slice(0, 8)}01`;
}

/**
 * Days of interest paid at closing: from the start of interest to one month before the first payment, which covers that month;
 * without a first payment date, to the first of the next month. Undefined while the start is unknown.
 */
export function prepaidInterestDays(loan: LoanValues): number | undefined {
  const from = loan.sPrepaidInterestFromD ?? loan.sDisbursementD;
  if (!from) return undefined;
  return daysBetween(from, loan.sSchedDueD1 ? monthBefore(loan.sSchedDueD1) : nextFirst(from));
}

export interface PrepaidInterest {
  /** Interest of one day to four decimals, as stored in the LOS: `17.4375`. */
  readonly perDiemExact: string;
  /** In cents, as disclosed: `17.44`. */
  readonly perDiem: string;
  /** The disclosed interest of a day times the days; absent without days. */
  readonly total?: string;
}

/**
 * Per diem interest: note amount × note rate / days of the year, and the part paid at closing. 162,000 at 3.875% on 360 days is
 * 17.44 per day; 16 days are 279.04 (sample form H-25(B)). Undefined while amount or rate is missing.
 */
export function prepaidInterest(loan: LoanValues): PrepaidInterest | undefined {
  const note = noteOf(loan);
  const rate = noteRate(loan);
  if (note === undefined || rate === undefined) return undefined;
  const basis = basisOf(loan);
  const perDiem = mulDiv(note, rate, 100_000 * basis);
  const days = loan.sPrepaidInterestDays;
  return {
    perDiemExact: formatScaled(mulDiv(note, rate, 1000 * basis), 4),
    perDiem: formatCents(perDiem),
    ...(days === null || days === undefined ? {} : { total: formatCents(perDiem * days) }),
  };
}

/** The cost of points, in percent of the note amount to three decimals; undefined while there is no amount. */
export function discountPointAmount(loan: LoanValues, points: string): string | undefined {
  const note = noteOf(loan);
  const percent = parseScaled(points, 3);
  return note === undefined || percent === undefined ? undefined : formatCents(mulDiv(note, percent, 100_000));
}

/** How many points an amount is, in percent of the note amount; undefined while there is no amount. */
export function discountPoints(loan: LoanValues): string | undefined {
  const note = noteOf(loan);
  const cost = loan.sLDiscnt1003 ? parseScaled(loan.sLDiscnt1003, 2) : undefined;
  return note === undefined || note === 0 || cost === undefined
    ? undefined
    : formatScaled(mulDiv(cost, 100_000, note), 3);
}
