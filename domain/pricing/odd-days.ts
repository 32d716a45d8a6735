import { addDays, daysBetween } from '../format/date';
import type { Cents, Thousandths } from '../numbers/fixed';
import { mulDiv } from '../numbers/fixed';

/** Default day count for per diem interest; sample form H-25(B) uses it. */
export const PER_DIEM_BASIS = 360;

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
 * Odd days, whose interest is paid at closing: from the start of interest to one month before the first payment, which covers that
 * month; without a first payment date, to the first of the next month. Negative if the first payment covers days before the start.
 */
export const oddDays = (from: string, firstPayment: string | null | undefined): number =>
  daysBetween(from, firstPayment ? monthBefore(firstPayment) : nextFirst(from));

/** Interest of one day, rounded half up to the cent as disclosed: 162,000 at 3.875% on 360 days is 17.44. */
export const perDiemInterest = (note: Cents, rate: Thousandths, basis: number): Cents =>
  mulDiv(note, rate, 100_000 * basis);
