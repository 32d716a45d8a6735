import { applyLoanChange, validateLoanChange } from '../../../domain/application/change/loan-change';
import type { ChoiceFacts } from '../../../domain/application/repricing/chosen-loan';
import { beforeChoice } from '../../../domain/application/repricing/loan-rates';
import { checkPrice } from '../../../domain/application/repricing/price-check';
import type { PriceCheck } from '../../../domain/application/repricing/price-check.schemas';
import { priceLoan } from '../../../domain/application/repricing/price-loan';
import { pacificDate } from '../../../domain/format/date';
import type { LoanDocument } from '../../../domain/loan/document';
import { withHeldProgram } from '../../../domain/locks/held-program';
import type { LockRecord } from '../../../domain/locks/lock-record';
import { loanPricedFor, type PricedFor, referenceOf } from '../../../domain/pricing/catalog-reference';
import { priceAll } from '../../../domain/pricing/price-all';
import type { PriceView } from '../../../domain/pricing/price-request.schemas';
import type { PricingAnswer } from '../../../domain/pricing/pricing.schemas';
import type { PricingCatalog } from '../../../domain/pricing/pricing-catalog.schemas';
import { sheetsInForce } from '../../../domain/pricing/rate-sheet';
import { ScenarioError } from '../../../domain/pricing/read-field';
import { readScenario } from '../../../domain/pricing/read-scenario';
import { savedScenario } from '../../../domain/pricing/saved-scenario';
import type { PricingScenario } from '../../../domain/pricing/scenario';
import { LosError } from '../los-error';

type Fields = Readonly<Record<string, unknown>>;

const userPricedFor = ({ branchName = '', companyName, priceGroup }: PriceView): PricedFor => ({
  branch: branchName,
  company: companyName,
  priceGroup,
});

/**
 * The scenario of a loan with fields that differ from it, at the places of the catalog and with the fees of the loan's branch.
 * `pricedFor` is for a scenario without a loan. Throws `invalid` with each field that cannot be read.
 */
export function scenarioOf(
  loan: LoanDocument | Fields,
  changed: Fields,
  catalog: PricingCatalog,
  now: Date,
  pricedFor = loanPricedFor({ ...loan }),
): PricingScenario {
  try {
    const reference = referenceOf(catalog, pricedFor);
    return readScenario({ ...loan }, changed, reference, pacificDate(now));
  } catch (error) {
    if (error instanceof ScenarioError) throw new LosError('invalid', 'fields-not-valid', { fields: error.fields });
    throw error;
  }
}

/** Prices a scenario without a loan in every program of the catalog, by the sheets in force at the time. */
export function price(changed: Fields, { catalog, now }: ChoiceFacts, view: PriceView = {}): PricingAnswer {
  const { programs, rateSheets } = catalog;
  const scenario = scenarioOf({}, changed, catalog, now, userPricedFor(view));
  return priceAll({ scenario, programs, sheets: sheetsInForce(rateSheets, now) }, view);
}

/** Prices a loan with fields that differ from it; nothing is saved. */
export function priceOfLoan(
  loan: LoanDocument,
  changed: Fields,
  { catalog, now }: ChoiceFacts,
  view: PriceView = {},
): PricingAnswer {
  const { programs, rateSheets } = catalog;
  const scenario = scenarioOf(loan, changed, catalog, now);
  const input = { scenario, programs, sheets: sheetsInForce(rateSheets, now) };
  const { changes, fields } = validateLoanChange(savedScenario(changed, scenario, { ...loan }), loan);
  // Figures of a loan that the scenario cannot be saved to would be those of another loan, and so would its debt ratio.
  return Object.keys(fields).length > 0
    ? priceAll({ ...input, scenario: beforeChoice(loan, scenario) }, view)
    : priceLoan(applyLoanChange(loan, changes), input, { catalog, today: pacificDate(now) }, view);
}

/** Whether the price of the loan's program is up to date. A lock in force holds the program as it was. */
export function priceCheck(loan: LoanDocument, lock: LockRecord, { catalog, now }: ChoiceFacts): PriceCheck {
  const held = withHeldProgram(catalog, lock, pacificDate(now));
  return checkPrice(loan, scenarioOf(loan, {}, held, now), { catalog: held, now });
}
