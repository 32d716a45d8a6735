import { placesOf } from '../reference/limits-catalog';
import { groupEntriesOn, priceGroupOf } from './price-groups';
import type { PricingCatalog } from './pricing-catalog.schemas';
import type { PricingReference } from './scenario';

const key = (name: string): string => name.trim().toLowerCase();

type Parts = Pick<PricingCatalog, 'places' | 'branchFees' | 'insuranceCards' | 'priceGroups'>;

/** Whom a loan or a user belongs to. */
export interface PricedFor {
  readonly branch: string;
  readonly company?: string | null | undefined;
  /** The user's own group, before those of company and branch. */
  readonly priceGroup?: string | undefined;
}

/** The reference data of a catalog for a loan of this branch and company. */
export const referenceOf = (
  { places, branchFees = [], insuranceCards = [], priceGroups }: Parts,
  { branch, company, priceGroup }: PricedFor,
): PricingReference => ({
  ...placesOf(places),
  branchFees: branchFees.filter((fee) => key(fee.branch) === key(branch)),
  insuranceCards,
  groupAdjustmentsOn: (day) =>
    groupEntriesOn(priceGroups, priceGroup ?? priceGroupOf(priceGroups, { company, branch }), day),
});

/** Whom a loan belongs to. */
export const loanPricedFor = ({
  sBranchName,
  sOriginatingCompanyName,
}: Readonly<Record<string, unknown>>): PricedFor => ({
  branch: String(sBranchName ?? ''),
  company: sOriginatingCompanyName ? String(sOriginatingCompanyName) : null,
});
