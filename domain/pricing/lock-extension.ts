import type { Cents, Thousandths } from '../numbers/fixed';
import { dollarsOfPoint } from './sign';

/** A way to extend a lock, and its cost in points. */
export interface LockExtension {
  readonly days: number;
  readonly cost: Thousandths;
}

/** '5 days (0.125%)' and '10 days (0.250%)' (specification section 9). */
export const lockExtensions: readonly LockExtension[] = [
  { days: 5, cost: 125 },
  { days: 10, cost: 250 },
];

/** Points that a relock adds to the worse price: 'Worse case+0.250%'. */
const RELOCK_COST: Thousandths = 250;

/** Dollars that an extension costs on a loan. */
export const extensionCost = (amount: Cents, { cost }: LockExtension): Cents => dollarsOfPoint(cost, amount);

/** Price of a relock: the worse of the original price and today's for the same term, less the cost of relocking. */
export const relockPrice = (original: Thousandths, today: Thousandths): Thousandths =>
  Math.min(original, today) - RELOCK_COST;
