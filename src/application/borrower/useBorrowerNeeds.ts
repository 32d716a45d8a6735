import type { Need } from '../../../domain/application/needs/need';
import type { Owner } from '../../../domain/application/records';
import { useDraftLoan } from '../edit/draft';
import { knownNeeds, needsOnPage, useNeedsFacts } from '../needs/useNeeds';

const pageOf = (owner: Owner): string => `app/borrower/${owner}`;

/** Everything missing in the draft. */
function useDraftNeeds(): readonly Need[] {
  const draft = useDraftLoan();
  return knownNeeds(draft, useNeedsFacts(draft.sLNm));
}

/** What is missing on the page of a borrower, with what is typed. */
export const useBorrowerNeeds = (owner: Owner): readonly Need[] => needsOnPage(useDraftNeeds(), pageOf(owner));

/** How much is missing on the page of each borrower. */
export function useNeedCounts(owners: readonly Owner[]): Partial<Record<Owner, number>> {
  const needs = useDraftNeeds();
  return Object.fromEntries(owners.map((owner) => [owner, needsOnPage(needs, pageOf(owner)).length]));
}
