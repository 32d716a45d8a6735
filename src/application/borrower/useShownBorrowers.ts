import type { BorrowerPosition } from '../../../domain/application/borrowers/borrower-list';
import { borrowerName } from '../../../domain/loan/document';
import { useBorrowers } from '../borrowers/useBorrowers';
import { useDraftLoan } from '../edit/draft';

/**
 * The borrowers of the loan by the names that the form shows: where somebody else changes their places meanwhile, what is typed
 * stands with the name that it was typed for.
 */
export function useShownBorrowers(): readonly BorrowerPosition[] {
  const draft = useDraftLoan();
  return useBorrowers(draft.sLNm).map((place) => ({ ...place, name: borrowerName(draft, place.owner) || place.name }));
}
