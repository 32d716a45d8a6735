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
import { useCompliance } from '../../compliance/public';
import { useSubmissionFiles } from '../../shell/loan/useSubmissionFiles';

/** Facts besides the loan that requirements depend on: today's date and the number of submission files once loaded. */
export function useRequirementsFacts(loanNum: string): RequirementsFacts {
  const { data: files } = useSubmissionFiles(loanNum);
  const today = pacificDate(new Date());
  const submissionFiles = files && countSubmissionFiles(files);
  return useMemo(() => ({ today, submissionFiles }), [today, submissionFiles]);
}

/** The same facts with the compliance tests of the stored loan, for the lender's own users. */
export function useFactsWithCompliance(loanNum: string): RequirementsFacts {
  const facts = useRequirementsFacts(loanNum);
  const { data } = useCompliance(loanNum);
  return useMemo(() => ({ ...facts, compliance: data?.tests }), [facts, data]);
}

/** Several parts of a page use the requirements of the same loan. */
const known = new WeakMap<
  NewLoanDocument,
  { readonly facts: RequirementsFacts; readonly requirements: readonly Requirement[] }
>();

/** Unmet requirements of all stages, cached per document and facts. */
export function knownRequirements(document: NewLoanDocument, facts: RequirementsFacts): readonly Requirement[] {
  const found = known.get(document);
  const isSame = (name: keyof RequirementsFacts) => found?.facts[name] === facts[name];
  if (found && isSame('today') && isSame('submissionFiles') && isSame('compliance')) {
    return found.requirements;
  }
  const requirements = requirementsOf(document, facts);
  known.set(document, { facts, requirements });
  return requirements;
}

/** Unmet requirements on one page without duplicates, for all stages or the given one. */
export function requirementsOnPage(
  requirements: readonly Requirement[],
  page: string,
  stage?: RequirementStage,
): Requirement[] {
  const found = new Map<string, Requirement>();
  for (const requirement of requirements) {
    if (requirement.page !== page || (stage !== undefined && requirement.stage !== stage)) continue;
    const same = JSON.stringify([requirement.path, requirement.owner, requirement.values, requirement.finding]);
    if (!found.has(same)) found.set(same, requirement);
  }
  return [...found.values()];
}
