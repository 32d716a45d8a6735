import { useDeferredValue } from 'react';
import type { Requirement } from '../../../domain/application/requirements/requirement';
import type { Owner } from '../../../domain/loan/records';
import { useDraftLoan } from '../edit/draft';
import { knownRequirements, requirementsOnPage, useRequirementsFacts } from '../requirements/useRequirements';

const pageOf = (owner: Owner): string => `app/borrower/${owner}`;

/** Every requirement that the draft does not meet. */
function useDraftRequirements(): readonly Requirement[] {
  const draft = useDraftLoan();
  return knownRequirements(draft, useRequirementsFacts(draft.sLNm));
}

/** Missing values on a borrower's page, based on the draft. */
export const useBorrowerRequirements = (owner: Owner): readonly Requirement[] =>
  requirementsOnPage(useDraftRequirements(), pageOf(owner));

/** Number of missing values on each borrower's page, once what can be filled in is painted. */
export function useRequirementCounts(owners: readonly Owner[]): Partial<Record<Owner, number>> {
  const draft = useDraftLoan();
  const facts = useRequirementsFacts(draft.sLNm);
  const isDue = useDeferredValue(true, false);
  if (!isDue) return {};
  const requirements = knownRequirements(draft, facts);
  return Object.fromEntries(owners.map((owner) => [owner, requirementsOnPage(requirements, pageOf(owner)).length]));
}
