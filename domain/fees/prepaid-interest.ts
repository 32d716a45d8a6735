import type { LoanValues } from '../loan/document';
import { type Cents, formatCents, formatScaled, mulDiv, parseScaled } from '../numbers/fixed';
import { oddDays, PER_DIEM_BASIS, perDiemInterest } from '../pricing/odd-days';

/** The note amount in cents, including financed fees if the LOS has calculated them. */
function noteOf(loan: LoanValues): Cents | undefined {
  const amount = loan.sFinalLAmt ?? loan.sLAmtCalc;
  return amount === null || amount === undefined ? undefined : parseScaled(amount, 2);
}

const noteRate = (loan: LoanValues): number | undefined =>
  loan.sNoteIR === null || loan.sNoteIR === undefined ? undefined : parseScaled(loan.sNoteIR, 3);

const basisOf = (loan: LoanValues): number => loan.sPerDiemBasisDays ?? PER_DIEM_BASIS;

/** Days of interest paid at closing; undefined while the start of interest is unknown. */
export function prepaidInterestDays(loan: LoanValues): number | undefined {
  const from = loan.sPrepaidInterestFromD ?? loan.sDisbursementD;
  return from ? oddDays(from, loan.sSchedDueD1) : undefined;
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
  const perDiem = perDiemInterest(note, rate, basis);
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
