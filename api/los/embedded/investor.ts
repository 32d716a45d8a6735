import type { Commitment } from '../../../domain/investor/commitment.schemas';
import { currentPricer } from '../../../domain/investor/current-price';
import type { CurrentPrice, CurrentPriceSave } from '../../../domain/investor/current-price.schemas';
import type { LoanDocument } from '../../../domain/loan/document';
import { message } from '../../../domain/messages/message';
import type { PricingCatalog } from '../../../domain/pricing/pricing-catalog.schemas';
import type { LoanWrite } from '../journal/loan-write';
import { assertCurrent } from '../loan-rules/changed-loan';
import { committedLoan } from '../loan-rules/committed-loan';
import { LosError } from '../los-error';
import { lockLoan, storeChanged } from './locked-loan';
import type { Trx } from './los-db';

/** Sets the commitment of a loan. */
export async function saveCommitment(
  trx: Trx,
  { version, commitment }: { readonly version: number; readonly commitment: Commitment },
  write: LoanWrite,
): Promise<LoanDocument> {
  const stored = await lockLoan(trx, write);
  assertCurrent(stored, version);
  return storeChanged(trx, stored, committedLoan(stored, commitment, write.now), write);
}

/** Prices loans in the order of their numbers. */
export function currentPrices(loans: readonly LoanDocument[], catalog: PricingCatalog, now: Date): CurrentPrice[] {
  const priceOf = currentPricer(catalog, now);
  return loans.map(priceOf).sort((a, b) => (a.loanNum < b.loanNum ? -1 : 1));
}

/** Stores today's price. It is calculated here again, so that what is stored is the price of the loan as it is stored. */
export async function saveCurrentPrice(
  trx: Trx,
  { version, price: seen }: CurrentPriceSave,
  catalog: PricingCatalog,
  write: LoanWrite,
): Promise<LoanDocument> {
  const stored = await lockLoan(trx, write);
  assertCurrent(stored, version);
  const current = currentPricer(catalog, write.now)(stored);
  if (current.price === null) throw new LosError('not-offered', 'no-current-price', { current });
  if (current.price !== seen) {
    throw new LosError('not-offered', message('current-price-moved', { price: current.price }), { current });
  }
  const saved = {
    sCurrentPrice: current.price,
    sCurrentPriceDays: current.lockDays,
    sCurrentPriceD: write.now.toISOString(),
  };
  return storeChanged(trx, stored, { ...stored, ...saved }, write);
}
