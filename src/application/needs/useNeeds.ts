import { useMemo } from 'react';
import type { Need, NeedStage, NeedsFacts } from '../../../domain/application/needs/need';
import { needsOf } from '../../../domain/application/needs/needs-of';
import { pacificDate } from '../../../domain/format/date';
import type { NewLoanDocument } from '../../../domain/loan/document';
import { countSubmissionFiles } from '../../../domain/registration/can-register';
import { useSubmissionFiles } from '../../registration/public';

/** What the needs of a loan rest on beside the loan: the day, and the files of its submission package once they are read. */
export function useNeedsFacts(loanNum: string): NeedsFacts {
  const { data: files } = useSubmissionFiles(loanNum);
  const today = pacificDate(new Date());
  const submissionFiles = files && countSubmissionFiles(files);
  return useMemo(() => ({ today, submissionFiles }), [today, submissionFiles]);
}

/** Several parts of a page ask for the needs of one loan. */
const known = new WeakMap<NewLoanDocument, { readonly facts: NeedsFacts; readonly needs: readonly Need[] }>();

/** Everything that the stages of a loan still need, worked out once for each document and the same facts. */
export function knownNeeds(document: NewLoanDocument, facts: NeedsFacts): readonly Need[] {
  const found = known.get(document);
  if (found && found.facts.today === facts.today && found.facts.submissionFiles === facts.submissionFiles) {
    return found.needs;
  }
  const needs = needsOf(document, facts);
  known.set(document, { facts, needs });
  return needs;
}

/** What is missing on one page, each thing once, whichever stages want it; of one stage where it is named. */
export function needsOnPage(needs: readonly Need[], page: string, stage?: NeedStage): Need[] {
  const found = new Map<string, Need>();
  for (const need of needs) {
    if (need.page !== page || (stage !== undefined && need.stage !== stage)) continue;
    const same = JSON.stringify([need.place, need.owner, need.values]);
    if (!found.has(same)) found.set(same, need);
  }
  return [...found.values()];
}
