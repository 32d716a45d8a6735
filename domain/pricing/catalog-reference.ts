import { placesOf } from '../reference/limits-catalog';
import type { PricingCatalog } from './pricing-catalog.schemas';
import type { PricingReference } from './scenario';

const key = (name: string): string => name.trim().toLowerCase();

type Parts = Pick<PricingCatalog, 'places' | 'branchFees' | 'insuranceCards'>;

/** The reference data of a catalog for a loan of this branch. */
export const referenceOf = (
  { places, branchFees = [], insuranceCards = [] }: Parts,
  branch: string,
): PricingReference => ({
  ...placesOf(places),
  branchFees: branchFees.filter((fee) => key(fee.branch) === key(branch)),
  insuranceCards,
});
