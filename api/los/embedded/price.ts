import { checkPrice } from '../../../domain/application/repricing/price-check';
import type { PriceCheck } from '../../../domain/application/repricing/price-check.schemas';
import { pacificDate } from '../../../domain/format/date';
import type { LoanDocument } from '../../../domain/loan/document';
import { referenceOf } from '../../../domain/pricing/catalog-reference';
import { priceAll } from '../../../domain/pricing/price-all';
import type { PriceView } from '../../../domain/pricing/price-request.schemas';
import type { PricingAnswer } from '../../../domain/pricing/pricing.schemas';
import type { PricingCatalog } from '../../../domain/pricing/pricing-catalog.schemas';
import { sheetsInForce } from '../../../domain/pricing/rate-sheet';
import { ScenarioError } from '../../../domain/pricing/read-field';
import { readScenario } from '../../../domain/pricing/read-scenario';
import type { PricingScenario } from '../../../domain/pricing/scenario';
import { LosError } from '../los-error';

type Fields = Readonly<Record<string, unknown>>;

/**
 * The scenario of a loan with fields that differ from it, at the places of the catalog and with the fees of the loan's branch.
 * `branchName` is for a scenario without a loan. Throws `invalid` with each field that cannot be read.
 */
export function scenarioOf(
  loan: LoanDocument | Fields,
  changed: Fields,
  catalog: PricingCatalog,
  now: Date,
  branchName = String(loan.sBranchName ?? ''),
): PricingScenario {
  try {
    const reference = referenceOf(catalog, branchName);
    return readScenario({ ...loan }, changed, reference, pacificDate(now));
  } catch (error) {
    if (error instanceof ScenarioError) throw new LosError('invalid', 'fields-not-valid', { fields: error.fields });
    throw error;
  }
}

/** Prices a loan, or a scenario without one, in every program of the catalog, by the sheets in force now. */
export function price(
  loan: LoanDocument | Fields,
  changed: Fields,
  catalog: PricingCatalog,
  now: Date,
  view: PriceView = {},
): PricingAnswer {
  const { programs, rateSheets } = catalog;
  const scenario = scenarioOf(loan, changed, catalog, now, view.branchName);
  return priceAll({ scenario, programs, sheets: sheetsInForce(rateSheets, now) }, view);
}

/** Whether the price of the loan's program is up to date. */
export function priceCheck(loan: LoanDocument, catalog: PricingCatalog, now: Date): PriceCheck {
  return checkPrice(loan, scenarioOf(loan, {}, catalog, now), { catalog, now });
}
