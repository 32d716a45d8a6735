import type { Cents, Thousandths } from '../numbers/fixed';
import { divHalfUp, formatScaled, mulDiv } from '../numbers/fixed';

/** Months of a year times 100 percent times 1000: a yearly rate in thousandths over this is the monthly rate. */
const MONTHLY = 1_200_000;
const ONE = 10n ** 36n;
/** Payment per unit of loan depends on rate and term alone, and sheets quote a few hundred such pairs. */
const factors = new Map<number, bigint>();
const MAX_FACTORS = 20_000;

/** Level monthly payment for one unit of loan, scaled by 10^36. */
function paymentFactor(rate: Thousandths, months: number): bigint {
  const key = rate * 1000 + months;
  const known = factors.get(key);
  if (known !== undefined) return known;
  const monthly = (BigInt(rate) * ONE) / BigInt(MONTHLY);
  const growth = raise(ONE + monthly, months);
  const factor = rate === 0 ? ONE / BigInt(months) : divHalfUp(monthly * growth, growth - ONE);
  if (factors.size >= MAX_FACTORS) factors.clear();
  factors.set(key, factor);
  return factor;
}

function raise(base: bigint, exponent: number): bigint {
  let result = ONE;
  let square = base;
  for (let left = exponent; left > 0; left >>= 1) {
    if (left & 1) result = divHalfUp(result * square, ONE);
    square = divHalfUp(square * square, ONE);
  }
  return result;
}

function checkTerm(months: number): void {
  if (!Number.isInteger(months) || months < 1) throw new RangeError(`Not a term in months: ${months}`);
}

/**
 * Level payment that repays `amount` over `months` at a yearly `rate`: P·r / (1 − (1+r)^−n), P/n at a rate of zero,
 * rounded half up to the cent. Throws a RangeError when the term is not a positive whole number.
 */
export function monthlyPayment(amount: Cents, rate: Thousandths, months: number): Cents {
  checkTerm(months);
  return Number(divHalfUp(BigInt(amount) * paymentFactor(rate, months), ONE));
}

/** The same payment before rounding, as a decimal string of dollars with ten decimals: total of payments and TIP use it. */
export function unroundedPayment(amount: Cents, rate: Thousandths, months: number): string {
  checkTerm(months);
  return formatScaled(divHalfUp(BigInt(amount) * paymentFactor(rate, months), 10n ** 28n), 10);
}

/** One month's interest on a balance, rounded half up to the cent. */
export const monthlyInterest = (balance: Cents, rate: Thousandths): Cents => mulDiv(balance, rate, MONTHLY);

/** One row of an amortization schedule, in cents. */
export interface ScheduledPayment {
  readonly number: number;
  readonly payment: Cents;
  readonly interest: Cents;
  readonly principal: Cents;
  readonly balance: Cents;
}

/** The schedule of a level-payment loan: interest is rounded each month and the last payment absorbs the rest. */
export function paymentSchedule(amount: Cents, rate: Thousandths, months: number): ScheduledPayment[] {
  const level = monthlyPayment(amount, rate, months);
  const rows: ScheduledPayment[] = [];
  let balance = amount;
  for (let number = 1; number <= months; number += 1) {
    const interest = monthlyInterest(balance, rate);
    const payment = number === months ? balance + interest : Math.min(level, balance + interest);
    const principal = payment - interest;
    balance -= principal;
    rows.push({ number, payment, interest, principal, balance });
  }
  return rows;
}

/** The balance after `count` payments of `payment`, with interest rounded each month. */
export function balanceAfter(amount: Cents, rate: Thousandths, payment: Cents, count: number): Cents {
  let balance = amount;
  for (let number = 0; number < count && balance > 0; number += 1) {
    balance += monthlyInterest(balance, rate) - payment;
  }
  return Math.max(balance, 0);
}
