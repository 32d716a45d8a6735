import type { LoanDocument } from '../../../domain/loan/document';
import type { PriceView, RequestedRate } from '../../../domain/pricing/price-request.schemas';
import type { PricingAnswer } from '../../../domain/pricing/pricing.schemas';
import type { PricingCatalog } from '../../../domain/pricing/pricing-catalog.schemas';
import type { Operation } from '../operation';

/** Prices, the choice of a program, and the registration of the loan with it. */
export interface Pricing {
  /** Sends programs and rate sheets; an LOS with its own prices ignores them. */
  putPricingCatalog(operation: Operation, catalog: PricingCatalog): Promise<void>;
  /** Prices the loan with the given scenario changes. Reads only. `invalid` with fields that cannot be read. */
  price(loanNum: string, scenario: Readonly<Record<string, unknown>>, view?: PriceView): Promise<PricingAnswer>;
  /** Prices a scenario without a loan. Reads only. `invalid` with fields that cannot be read. */
  priceScenario(scenario: Readonly<Record<string, unknown>>, view?: PriceView): Promise<PricingAnswer>;
  /**
   * Sets program, note rate, term and derived values; `not-eligible` with reasons, `not-offered` if the rate or price is no
   * longer available, `not-allowed` once the loan is submitted or locked.
   */
  chooseProgram(operation: Operation, loanNum: string, choice: RequestedRate): Promise<LoanDocument>;
  /** Moves the loan to Registered (3) once; `already-registered`, or `cannot-register` with what is missing. */
  register(operation: Operation, loanNum: string): Promise<LoanDocument>;
}
