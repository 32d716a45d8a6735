import type { Cents, Thousandths } from '../numbers/fixed';
import { formatThousandths } from '../numbers/fixed';
import { dollarsOfPoint } from '../pricing/sign';

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

/** Points that a relock adds to the worse price. */
export const RELOCK_COST: Thousandths = 250;

/** The options as the specification prints them (LOCK-04, LOCK-05). */
export const extensionLabel = ({ days, cost }: LockExtension): string => `${days} days (${formatThousandths(cost)}%)`;
export const RELOCK_LABEL = `Worse case+${formatThousandths(RELOCK_COST)}%`;

/** Dollars that an extension costs on a loan. */
export const extensionCost = (amount: Cents, { cost }: LockExtension): Cents => dollarsOfPoint(cost, amount);
