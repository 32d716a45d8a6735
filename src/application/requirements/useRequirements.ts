import { useMemo } from 'react';
import type {
  Requirement,
  RequirementStage,
  RequirementsFacts,
} from '../../../domain/application/requirements/requirement';
import { requirementsOf } from '../../../domain/application/requirements/requirements-of';
import { pacificDate } from '../../../domain/format/date';
import type { NewLoanDocument } from '../../../domain/loan/document';
import { countSubmissionFiles } from '../../../domain/registration/can-register';
import { useSubmissionFiles } from '../../registration/public';

/** What the needs of a loan rest on beside the loan: the day, and the files of its submission package once they are read. */
export function useRequirementsFacts(loanNum: string): RequirementsFacts {
  const { data: files } = useSubmissionFiles(loanNum);
  const today = pacificDate(new Date());
  const submissionFiles = files && countSubmissionFiles(files);
  return useMemo(() => ({ today, submissionFiles }), [today, submissionFiles]);
}

/** Several parts of a page ask for the needs of one loan. */
const known = new WeakMap<
  NewLoanDocument,
  { readonly facts: RequirementsFacts; readonly requirements: readonly Requirement[] }
>();

/** Everything that the stages of a loan still need, worked out once for each document and the same facts. */
export function knownRequirements(document: NewLoanDocument, facts: RequirementsFacts): readonly Requirement[] {
  const found = known.get(document);
  if (found && found.facts.today === facts.today && found.facts.submissionFiles === facts.submissionFiles) {
    return found.requirements;
  }
  const requirements = requirementsOf(document, facts);
  known.set(document, { facts, requirements });
  return requirements;
}

/** What is missing on one page, each thing once, whichever stages want it; of one stage where it is named. */
export function requirementsOnPage(
  requirements: readonly Requirement[],
  page: string,
  stage?: RequirementStage,
): Requirement[] {
  const found = new Map<string, Requirement>();
  for (const requirement of requirements) {
    if (requirement.page !== page || (stage !== undefined && requirement.stage !== stage)) continue;
    const same = JSON.stringify([requirement.path, requirement.owner, requirement.values]);
    if (!found.has(same)) found.set(same, requirement);
  }
  return [...found.values()];
}
