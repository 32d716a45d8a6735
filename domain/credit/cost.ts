import type { Settings } from '../lender/settings.schemas';
import { type Cents, toCents } from '../numbers/fixed';
import type { CreditAction } from './credit-order.schemas';

/** What a report costs for each bureau and borrower. */
export interface CreditPrices {
  readonly hard: Cents;
  readonly soft: Cents;
  /** Of a reissue, whatever it includes. */
  readonly reissue: Cents;
}

/** The prices that the lender agreed with its agencies, from the general settings. */
export const creditPricesOf = (
  settings: Pick<Settings, 'creditHardPrice' | 'creditSoftPrice' | 'creditReissuePrice'>,
): CreditPrices => ({
  hard: toCents(settings.creditHardPrice),
  soft: toCents(settings.creditSoftPrice),
  reissue: toCents(settings.creditReissuePrice),
});

export interface PricedOrder {
  readonly action: CreditAction;
  readonly pull: 'hard' | 'soft';
  readonly bureaus: readonly unknown[];
  readonly borrowers: readonly unknown[];
}

/** What an order is expected to cost. A supplement is free. */
export function creditCost({ action, pull, bureaus, borrowers }: PricedOrder, prices: CreditPrices): Cents {
  if (action === 'supplement') return 0;
  if (action === 'reissue') return prices.reissue;
  return prices[pull] * bureaus.length * borrowers.length;
}
