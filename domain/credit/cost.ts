import { type Cents, toCents } from '../numbers/fixed';
import type { CreditAction } from './credit-order.schemas';

/** What a report costs for each bureau and borrower. */
export interface CreditPrices {
  readonly hard: Cents;
  readonly soft: Cents;
  /** Of a reissue, whatever it includes. */
  readonly reissue: Cents;
}

/** Example prices; agencies agree their own with each lender (docs/unverified-facts.md). */
export const creditPrices: CreditPrices = { hard: toCents('25'), soft: toCents('8'), reissue: toCents('5') };

export interface PricedOrder {
  readonly action: CreditAction;
  readonly pull: 'hard' | 'soft';
  readonly bureaus: readonly unknown[];
  readonly borrowers: readonly unknown[];
}

/** What an order is expected to cost. A supplement is free. */
export function creditCost(
  { action, pull, bureaus, borrowers }: PricedOrder,
  prices: CreditPrices = creditPrices,
): Cents {
  if (action === 'supplement') return 0;
  if (action === 'reissue') return prices.reissue;
  return prices[pull] * bureaus.length * borrowers.length;
}
