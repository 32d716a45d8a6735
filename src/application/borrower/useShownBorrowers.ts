import type { BorrowerPosition } from '../../../domain/application/borrowers/borrower-list';
import { borrowerName } from '../../../domain/loan/document';
import { useBorrowers } from '../borrowers/useBorrowers';
import { useDraftLoan } from '../edit/draft';

/**
 * The loan's borrowers, named as in the form. If another user reorders them, unsaved edits keep the name they were entered
 * for.
 */
export function useShownBorrowers(): readonly BorrowerPosition[] {
  const draft = useDraftLoan();
  return useBorrowers(draft.sLNm).map((place) => ({ ...place, name: borrowerName(draft, place.owner) || place.name }));
}
