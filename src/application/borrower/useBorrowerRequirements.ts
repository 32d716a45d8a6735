import type { Requirement } from '../../../domain/application/requirements/requirement';
import type { Owner } from '../../../domain/loan/records';
import { useDraftLoan } from '../edit/draft';
import { knownRequirements, requirementsOnPage, useRequirementsFacts } from '../requirements/useRequirements';

const pageOf = (owner: Owner): string => `app/borrower/${owner}`;

/** Everything missing in the draft. */
function useDraftRequirements(): readonly Requirement[] {
  const draft = useDraftLoan();
  return knownRequirements(draft, useRequirementsFacts(draft.sLNm));
}

/** What is missing on the page of a borrower, with what is typed. */
export const useBorrowerRequirements = (owner: Owner): readonly Requirement[] =>
  requirementsOnPage(useDraftRequirements(), pageOf(owner));

/** How much is missing on the page of each borrower. */
export function useRequirementCounts(owners: readonly Owner[]): Partial<Record<Owner, number>> {
  const requirements = useDraftRequirements();
  return Object.fromEntries(owners.map((owner) => [owner, requirementsOnPage(requirements, pageOf(owner)).length]));
}
