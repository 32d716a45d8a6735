import Decimal from 'decimal.js';
import type { Cents } from '../../numbers/fixed';
import type { RateStep } from '../../pricing/payment-streams';

/** Payments before they are rounded: Regulation Z rounds what is disclosed and not what it is added up from (1026.37(o)(4)). */
const Exact = Decimal.clone({ precision: 40 });

/** A payment of principal and interest, in dollars and without rounding. */
export interface ExactPayment {
  readonly payment: Decimal;
  readonly interest: Decimal;
  readonly principal: Decimal;
  readonly balance: Decimal;
  readonly interestOnly: boolean;
}

/** What is repaid: the note in cents, and how long only interest is paid. */
export interface ExactLoan {
  readonly amount: Cents;
  readonly termMonths: number;
  readonly interestOnlyMonths: number;
}

/** A whole number of cents in dollars. */
export const dollars = (cents: Cents): Decimal => new Exact(cents).div(100);

/** The level payment that repays a balance at a monthly rate. */
const levelPayment = (balance: Decimal, rate: Decimal, months: number): Decimal =>
  rate.isZero()
    ? balance.div(months)
    : balance.times(rate).div(new Exact(1).minus(new Exact(1).plus(rate).pow(-months)));

/** Every payment along a path of rates, recast whenever the rate changes and when interest-only payments end. */
export function exactSchedule(
  { amount, termMonths, interestOnlyMonths }: ExactLoan,
  path: readonly RateStep[],
): ExactPayment[] {
  const payments: ExactPayment[] = [];
  let balance = dollars(amount);
  for (const { months, rate } of path) {
    const monthly = new Exact(rate).div(1_200_000);
    let level: Decimal | undefined;
    for (let month = 0; month < months; month += 1) {
      const interest = balance.times(monthly);
      const interestOnly = payments.length < interestOnlyMonths;
      if (!interestOnly) level ??= levelPayment(balance, monthly, termMonths - payments.length);
      const payment = level ?? interest;
      const principal = payment.minus(interest);
      balance = balance.minus(principal);
      payments.push({ payment, interest, principal, balance, interestOnly });
    }
  }
  return payments;
}

/** The nearest whole dollar. */
export const wholeDollars = (amount: Decimal): number => amount.toDecimalPlaces(0, Decimal.ROUND_HALF_UP).toNumber();

/** The nearest cent. */
export const wholeCents = (amount: Decimal): Cents =>
  amount.times(100).toDecimalPlaces(0, Decimal.ROUND_HALF_UP).toNumber();

/** The sum of a part of payments. */
export const sumOf = (payments: readonly ExactPayment[], part: 'payment' | 'interest' | 'principal'): Decimal =>
  payments.reduce((sum, each) => sum.plus(each[part]), new Exact(0));
