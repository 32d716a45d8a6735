import type { Cents, Thousandths } from '../numbers/fixed';
import type { PaymentStream } from './apr';
import { balanceAfter, monthlyInterest, monthlyPayment } from './payment';
import type { AdjustableRate, FixedRate } from './program';
import type { MonthlyCharge } from './yearly-premium';

/** A rate and how many payments it holds for. */
export interface RateStep {
  readonly months: number;
  readonly rate: Thousandths;
}

/** Adjusted rates are rounded to the nearest eighth. */
const EIGHTH = 125;

/** The fully indexed rate without caps: index plus margin, to the nearest eighth. */
export const fullyIndexedRate = (indexValue: Thousandths, margin: Thousandths): Thousandths =>
  Math.round((indexValue + margin) / EIGHTH) * EIGHTH;

/**
 * The rates that a disclosure assumes: the initial rate for its period, then the fully indexed rate within the caps, step by
 * step (Regulation Z, comment 17(c)(1)-10). Never below the margin.
 */
export function ratePath(amortization: FixedRate | AdjustableRate, rate: Thousandths, months: number): RateStep[] {
  if (amortization.kind === 'fixed') return [{ months, rate }];
  const { caps, margin } = amortization;
  const indexed = amortization.marginFollowsRate ? rate : fullyIndexedRate(amortization.indexValue, margin);
  return ratePathTo(amortization, rate, months, Math.max(Math.min(indexed, rate + caps.life), margin));
}

/** The rates that move from the initial one to a goal as fast as the caps let them. */
export function ratePathTo(
  { initialMonths, adjustEveryMonths, caps }: AdjustableRate,
  rate: Thousandths,
  months: number,
  goal: Thousandths,
): RateStep[] {
  const steps: RateStep[] = [{ months: Math.min(initialMonths, months), rate }];
  let left = months - initialMonths;
  let current = rate;
  let cap = caps.first;
  while (left > 0) {
    current = Math.min(Math.max(goal, current - cap), current + cap);
    cap = caps.periodic;
    const holds = current === goal ? left : Math.min(adjustEveryMonths, left);
    steps.push({ months: holds, rate: current });
    left -= holds;
  }
  return steps;
}

/** The repayment terms of a loan. */
export interface RepaidLoan {
  readonly amount: Cents;
  readonly rate: Thousandths;
  readonly termMonths: number;
  readonly amortization: FixedRate | AdjustableRate;
  readonly interestOnlyMonths?: number | undefined;
}

/** The first monthly payment of principal and interest, or of interest only during an interest-only period. */
export const firstPayment = (loan: RepaidLoan): Cents =>
  loan.interestOnlyMonths
    ? monthlyInterest(loan.amount, loan.rate)
    : monthlyPayment(loan.amount, loan.rate, loan.termMonths);

/** Payments of principal and interest over the whole term, recast at every change of the rate and after interest-only time. */
export function paymentStreams(loan: RepaidLoan): PaymentStream[] {
  const streams: PaymentStream[] = [];
  const interestOnly = loan.interestOnlyMonths ?? 0;
  let balance = loan.amount;
  let paid = 0;
  for (const step of ratePath(loan.amortization, loan.rate, loan.termMonths)) {
    let left = step.months;
    if (paid < interestOnly) {
      const count = Math.min(left, interestOnly - paid);
      streams.push({ count, amount: monthlyInterest(balance, step.rate) });
      paid += count;
      left -= count;
    }
    if (left === 0) continue;
    const amount = monthlyPayment(balance, step.rate, loan.termMonths - paid);
    streams.push({ count: left, amount });
    paid += left;
    if (paid < loan.termMonths) balance = balanceAfter(balance, step.rate, amount, left);
  }
  return streams;
}

/**
 * After how many payments the scheduled balance is at or below the target, at the rates that a disclosure assumes; the whole term if
 * it is not reached earlier.
 */
export function paymentsToBalance(loan: RepaidLoan, target: Cents): number {
  const interestOnly = loan.interestOnlyMonths ?? 0;
  let balance = loan.amount;
  let paid = 0;
  for (const { months, rate } of ratePath(loan.amortization, loan.rate, loan.termMonths)) {
    let level: Cents | undefined;
    for (let left = months; left > 0; left -= 1) {
      if (balance <= target) return paid;
      if (paid >= interestOnly) {
        level ??= monthlyPayment(balance, rate, loan.termMonths - paid);
        balance += monthlyInterest(balance, rate) - level;
      }
      paid += 1;
    }
  }
  return paid;
}

/** Streams with the charge of each payment added; a step of the charge may begin or end within a stream. */
export function withMonthlyCharge(streams: readonly PaymentStream[], { steps }: MonthlyCharge): PaymentStream[] {
  const result: PaymentStream[] = [];
  const charges = steps.map(({ amount, months }) => ({ amount, months }));
  for (const { count, amount } of streams) {
    let left = count;
    while (left > 0) {
      const [charge] = charges;
      const months = charge ? Math.min(left, charge.months) : left;
      if (months > 0) result.push({ count: months, amount: amount + (charge?.amount ?? 0) });
      left -= months;
      if (charge && charge.months > months) charge.months -= months;
      else charges.shift();
    }
  }
  return result;
}
