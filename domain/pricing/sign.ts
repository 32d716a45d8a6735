import type { Cents, Thousandths } from '../numbers/fixed';
import { mulDiv } from '../numbers/fixed';

/**
 * The sign convention, in this one place. A price is what 100 of loan is worth: above 100 the borrower gets a credit, below
 * 100 the borrower pays. A Point is the other side of it: Point = 100 - Price, so a positive Point is a cost.
 */
export const PAR: Thousandths = 100_000;

export const pointOfPrice = (price: Thousandths): Thousandths => PAR - price;
export const priceOfPoint = (point: Thousandths): Thousandths => PAR - point;

/** What a cost in points (as investors print their adjustments, cost positive) does to a price. */
export const priceEffectOfCost = (cost: Thousandths): Thousandths => 0 - cost;

/** Dollars of a Point on a loan amount: positive is a cost to the borrower, negative a credit. */
export const dollarsOfPoint = (point: Thousandths, amount: Cents): Cents => mulDiv(amount, point, 100_000);
