import type { NewLoanDocument } from '../../loan/document';
import { type PricingInput, priceAll } from '../../pricing/price-all';
import type { PriceView } from '../../pricing/price-request.schemas';
import type { PricingAnswer } from '../../pricing/pricing.schemas';
import type { FollowFacts } from '../change/followed-loan';
import { beforeChoice, loanRates } from './loan-rates';

/**
 * Prices a loan in every program. Each rate is judged by the debt ratio that the loan would have with it, and shows it with the
 * cash to close; of the best rates alone, these do.
 */
export const priceLoan = (
  loan: NewLoanDocument,
  input: PricingInput,
  facts: FollowFacts,
  view: PriceView = {},
): PricingAnswer =>
  priceAll({ ...input, scenario: beforeChoice(loan, input.scenario) }, view, (priced) =>
    loanRates(loan, priced, facts),
  );
