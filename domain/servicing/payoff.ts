import { addDays, addMonths, daysBetween } from '../format/date';
import type { Cents } from '../numbers/fixed';
import { perDiemInterest } from '../pricing/odd-days';
import { monthlyInterest } from '../pricing/payment';
import { dueDate, isKnownOn, type Ledger } from './ledger';
import { pastDueOf, paymentMonths } from './payment-months';
import type { ServicingTerms } from './servicing-terms';

/** What repays a loan on a day. */
export interface Payoff {
  readonly date: string;
  readonly principal: Cents;
  /** Interest is paid up to this day. */
  readonly paidTo: string;
  readonly months: number;
  readonly monthsInterest: Cents;
  /** Days after the full months; negative for days that were paid in advance. */
  readonly days: number;
  readonly perDiem: Cents;
  readonly daysInterest: Cents;
  readonly lateCharges: Cents;
  /** Mortgage insurance of the months that are due and not paid. */
  readonly insurance: Cents;
  readonly penalty: Cents;
  /** What the servicer paid for an escrow account without enough money. */
  readonly escrowAdvance: Cents;
  readonly unapplied: Cents;
  readonly total: Cents;
  /** What the borrower gets back from escrow (12 CFR 1024.34(b)). */
  readonly escrowRefund: Cents;
}

/** Interest is paid in arrears: a payment covers the month before its due date, and closing the days before the first month. */
export const interestPaidTo = (terms: ServicingTerms, { applied }: Ledger): string =>
  dueDate(terms, applied.length - 1);

function fullMonths(from: string, to: string): number {
  let months = 0;
  while (addMonths(from, months + 1) <= to) months += 1;
  return months;
}

/** Payoff on a day: full months at a twelfth of a year’s interest, and the days after them at the interest of a day. */
export function payoffOf(terms: ServicingTerms, ledger: Ledger, date: string, penalty: Cents = 0): Payoff {
  const { balance, escrowBalance, unapplied } = ledger;
  const paidTo = interestPaidTo(terms, ledger);
  const months = fullMonths(paidTo, date);
  const days = daysBetween(addMonths(paidTo, months), date);
  const monthsInterest = months * monthlyInterest(balance, terms.rate);
  const perDiem = perDiemInterest(balance, terms.rate, terms.perDiemBasis);
  const daysInterest = days * perDiem;
  const dueMonths = paymentMonths(terms, ledger, date);
  const { lateCharges } = pastDueOf(ledger, dueMonths);
  const insurance = dueMonths
    .filter(({ state }) => state === 'missing' || state === 'due')
    .reduce((sum, month) => sum + month.insurance, 0);
  const escrowAdvance = Math.max(0, -escrowBalance);
  return {
    ...{ date, principal: balance, paidTo, months, monthsInterest, days, perDiem, daysInterest, lateCharges },
    ...{ insurance, penalty },
    ...{ escrowAdvance, unapplied, escrowRefund: Math.max(0, escrowBalance) },
    total: balance + monthsInterest + daysInterest + lateCharges + insurance + penalty + escrowAdvance - unapplied,
  };
}

/** Days after a payoff for which a statement says what is added. */
const LATER_DAYS = 30;

/**
 * The last day on which the payoff is its total and the interest of each day since. It is another one once a month is full, a payment
 * becomes due or late, or the rate changes.
 */
export function perDiemThrough(
  terms: ServicingTerms,
  ledger: Ledger,
  { date, total, perDiem, penalty }: Payoff,
): string {
  let days = 0;
  for (; days < LATER_DAYS; days += 1) {
    const next = addDays(date, days + 1);
    if (!isKnownOn(terms, next)) break;
    if (payoffOf(terms, ledger, next, penalty).total !== total + (days + 1) * perDiem) break;
  }
  return addDays(date, days);
}
