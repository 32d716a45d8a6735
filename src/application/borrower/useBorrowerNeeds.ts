import { useMemo } from 'react';
import type { Need } from '../../../domain/application/needs/need';
import type { Owner } from '../../../domain/application/records';
import { pacificDate } from '../../../domain/format/date';
import { useDraftLoan } from '../edit/draft';
import { needsOnPage, useNeeds } from '../needs/useNeeds';

const pageOf = (owner: Owner): string => `app/borrower/${owner}`;

/** Everything missing in the draft; the files of the loan are no matter of a borrower. */
function useDraftNeeds(): readonly Need[] {
  const today = pacificDate(new Date());
  return useNeeds(
    useDraftLoan(),
    useMemo(() => ({ today, submissionFiles: undefined }), [today]),
  );
}

/** What is missing on the page of a borrower, with what is typed. */
export const useBorrowerNeeds = (owner: Owner): readonly Need[] => needsOnPage(useDraftNeeds(), pageOf(owner));

/** How much is missing on the page of each borrower. */
export function useNeedCounts(owners: readonly Owner[]): Partial<Record<Owner, number>> {
  const needs = useDraftNeeds();
  return Object.fromEntries(owners.map((owner) => [owner, needsOnPage(needs, pageOf(owner)).length]));
}
