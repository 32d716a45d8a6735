import type { PriceCheck } from '../../../domain/application/repricing/price-check.schemas';
import type { LoanDocument } from '../../../domain/loan/document';
import type { PriceView, RequestedRate } from '../../../domain/pricing/price-request.schemas';
import type { PricingAnswer } from '../../../domain/pricing/pricing.schemas';
import type { PricingCatalog } from '../../../domain/pricing/pricing-catalog.schemas';
import type { SavedPricing, SavePricing } from '../../../domain/scenarios/saved-pricing.schemas';
import type { Operation } from '../operation';

/** Prices, the choice of a program, and the registration of the loan with it. */
export interface Pricing {
  /** Sends programs and rate sheets; an LOS with its own prices ignores them. */
  putPricingCatalog(operation: Operation, catalog: PricingCatalog): Promise<void>;
  /** Prices the loan with the given scenario changes. Reads only. `invalid` with fields that cannot be read. */
  price(loanNum: string, scenario: Readonly<Record<string, unknown>>, view?: PriceView): Promise<PricingAnswer>;
  /** Whether the price of the loan's program is up to date, by the same rules as `register`. Reads only. */
  checkPrice(loanNum: string): Promise<PriceCheck>;
  /** Prices a scenario without a loan. Reads only. `invalid` with fields that cannot be read. */
  priceScenario(scenario: Readonly<Record<string, unknown>>, view?: PriceView): Promise<PricingAnswer>;
  /**
   * Sets program, note rate, term and derived values; `not-eligible` with reasons, `not-offered` if the rate or price is no
   * longer available, `not-allowed` once the loan is submitted or locked.
   */
  chooseProgram(operation: Operation, loanNum: string, choice: RequestedRate): Promise<LoanDocument>;
  /** The saved versions of the loan's prices, the newest first. */
  savedPricings(loanNum: string): Promise<readonly SavedPricing[]>;
  /**
   * Prices the loan and saves the result as its next version, once for each ID. `stale` if the loan changed since it was read,
   * `not-offered` for a choice that has no price.
   */
  savePricing(operation: Operation, loanNum: string, request: SavePricing): Promise<SavedPricing>;
  /**
   * Prices the loan again and moves it to Registered (3) once; `already-registered`, `cannot-register` with what is missing,
   * `not-eligible` with reasons, or `not-offered` if its price or program is another one now, with the price check.
   */
  register(operation: Operation, loanNum: string): Promise<LoanDocument>;
}
