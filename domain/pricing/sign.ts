import type { Cents, Thousandths } from '../numbers/fixed';
import { mulDiv } from '../numbers/fixed';

/**
 * The sign convention, defined only here. A price is the value of 100 of the loan: above 100 the borrower gets a credit, below
 * 100 the borrower pays. A Point is the opposite: Point = 100 - Price, so a positive Point is a cost.
 */
export const PAR: Thousandths = 100_000;

export const pointOfPrice = (price: Thousandths): Thousandths => PAR - price;
export const priceOfPoint = (point: Thousandths): Thousandths => PAR - point;

/** The effect on the price of a cost in points (investors list adjustments with positive costs). */
export const priceEffectOfCost = (cost: Thousandths): Thousandths => 0 - cost;

/** Dollars of a Point on a loan amount: positive is a cost to the borrower, negative a credit. */
export const dollarsOfPoint = (point: Thousandths, amount: Cents): Cents => mulDiv(amount, point, 100_000);
