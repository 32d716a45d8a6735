import type { EscrowPurpose } from '../fees/escrow-purpose';
import { addDays, addMonths } from '../format/date';
import type { Bill } from './escrow-review';
import { type Posting, purposeOfType } from './postings';

/** Servicers pay bills at most so many days early. */
const EARLY_DAYS = 60;
/** A payment is looked for until so many days after its bill came due. */
const LATE_DAYS = 30;
/** A bill of another year differs by at most this part of it, a quarter. */
const CHANGE = 4;
/** Months within which the yearly bill that a payment was for is looked for. */
const YEARS = [-24, -12, 0, 12] as const;

/** Whether a payment is the one for a bill: of its amount, in time, and not for another purpose. */
export function paysBill({ type, date, amount }: Posting, { due, amount: bill, purpose }: Bill): boolean {
  const stated = purposeOfType(type);
  const isFor = stated === purpose || stated === 'other';
  return isFor && amount === -bill && date <= due && date >= addDays(due, -EARLY_DAYS);
}

/** Whether the bill of a payment came due on about its day. */
const isNear = ({ date }: Posting, due: string): boolean =>
  date >= addDays(due, -EARLY_DAYS) && date <= addDays(due, LATE_DAYS);

/**
 * What a payment out of the account was for: by its type. One without a purpose was for the bill that came due on about its day in any
 * year, of its amount, or else of about its amount, as long as only one purpose fits.
 */
export function purposeOfPayment(posting: Posting, bills: readonly Bill[]): EscrowPurpose {
  const stated = purposeOfType(posting.type);
  if (stated !== undefined && stated !== 'other') return stated;
  const near = bills.filter(({ due }) => YEARS.some((months) => isNear(posting, addMonths(due, months))));
  const exact = near.filter(({ amount }) => amount === -posting.amount);
  const close = near.filter(({ amount }) => Math.abs(amount + posting.amount) * CHANGE <= amount);
  const [purpose, ...more] = new Set((exact.length > 0 ? exact : close).map((bill) => bill.purpose));
  return purpose === undefined || more.length > 0 ? 'other' : purpose;
}
