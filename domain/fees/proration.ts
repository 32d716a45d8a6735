import { daysBetween } from '../format/date';
import { type Cents, mulDiv } from '../numbers/fixed';

/** How the days of a proration are counted: of the calendar, of a year of 365 also in a leap year, or of months of 30. */
export const dayCounts = ['actual', '365', '360'] as const;
export type DayCount = (typeof dayCounts)[number];

/** A yearly charge that seller and buyer share by the day of closing. */
export interface Prorated {
  /** The charge of the period, both days included. */
  readonly amount: Cents;
  readonly from: string;
  readonly to: string;
  readonly closing: string;
  /** The seller has paid it, or it will be billed to the buyer. */
  readonly paidBySeller: boolean;
  /** Who bears the day of closing. */
  readonly closingDay: 'buyer' | 'seller';
  readonly dayCount: DayCount;
}

export interface ProratedShare {
  readonly days: number;
  /** Days of the period, by which the charge is divided. */
  readonly ofDays: number;
  /** From the buyer to the seller if the seller has paid, else from the seller to the buyer. */
  readonly amount: Cents;
}

const MONTH = 30;
const LEAP_YEAR = 366;

/** Days from one date to another in months of 30 days; the 31st counts as the 30th. */
function thirtyDays(from: string, to: string): number {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from.split('-').map(Number);
  const [year = 0, month = 0, day = 0] = to.split('-').map(Number);
  return 360 * (year - fromYear) + MONTH * (month - fromMonth) + Math.min(day, MONTH) - Math.min(fromDay, MONTH);
}

const clamp = (days: number, most: number): number => Math.min(Math.max(days, 0), most);

/**
 * The share of a charge by days (items K08 to K15 and L12 to L17 of the Closing Disclosure): the buyer's days if the seller has paid,
 * the seller's if not. The amount is rounded half up to the cent.
 */
export function prorate({ amount, from, to, closing, paidBySeller, closingDay, dayCount }: Prorated): ProratedShare {
  const between = dayCount === '360' ? thirtyDays : daysBetween;
  const inPeriod = between(from, to) + 1;
  // The charge is that of its period, which may be half a year.
  const ofDays = dayCount === '365' && inPeriod === LEAP_YEAR ? inPeriod - 1 : inPeriod;
  const sellers = clamp(between(from, closing) + (closingDay === 'seller' ? 1 : 0), inPeriod);
  const days = paidBySeller ? inPeriod - sellers : sellers;
  return { days, ofDays, amount: mulDiv(amount, Math.min(days, ofDays), ofDays) };
}
