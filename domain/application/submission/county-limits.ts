import type { CountyLimits } from '../../aus/rules/eligibility-check';
import type { NewLoanDocument } from '../../loan/document';
import { loanPricedFor, referenceOf } from '../../pricing/catalog-reference';
import type { PricingCatalog } from '../../pricing/pricing-catalog.schemas';
import { findCounty } from '../../pricing/read-county';
import { FieldReader } from '../../pricing/read-field';
import { unitsOf } from '../calculations/units';

/** The loan limits of the property's county; undefined if the county is not known. */
export function countyLimitsOf(
  loan: NewLoanDocument,
  catalog: PricingCatalog,
  today: string,
): CountyLimits | undefined {
  const fields = new FieldReader({}, { ...loan });
  const reference = referenceOf(catalog, loanPricedFor({ ...loan }));
  return findCounty(fields, unitsOf(loan.sProdSpT) ?? 1, reference, today);
}
