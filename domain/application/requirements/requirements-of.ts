import { openFindings } from '../../compliance/open-findings';
import { eDisclosureOf } from '../../disclosure/edisclosure';
import { type NewLoanDocument, recordLists } from '../../loan/document';
import type { Owner } from '../../loan/records';
import { isUnusualLtv } from '../../loan/unusual-ltv';
import {
  isOpenForRegistration,
  missingForRegistration,
  type RegistrationRequirement,
} from '../../registration/can-register';
import { borrowerPositions } from '../borrowers/borrower-list';
import { pageOrder } from '../field-pages';
import { borrowerFieldPath, recordFieldPath } from '../field-path';
import { COMPLIANCE_PATH, pageOfField } from '../locate-field';
import type { Reading } from '../visibility/condition';
import { readingOf } from '../visibility/field-visibility';
import { borrowerRules, disclosureRules, isApplicant, personRules } from './borrower-rules';
import { receivesDisclosure } from './disclosure-requirements';
import { type FieldRule, isMissing } from './field-rule';
import { missingCash, missingInLists } from './list-rules';
import { loanRules } from './loan-rules';
import { recordRules } from './record-rules';
import { type Requirement, type RequirementStage, type RequirementsFacts, requirementStages } from './requirement';

type Whose = Pick<Requirement, 'owner' | 'list' | 'recordId'>;

/** The pages of the registration steps, and their texts. */
const registrationItems: Readonly<Record<RegistrationRequirement, { readonly key: string; readonly path: string }>> = {
  program: { key: 'sLpTemplateNm', path: 'sLpTemplateNm' },
  edisclosure: { key: 'edisclosure', path: 'sU1LStatD' },
  submission: { key: 'submission', path: 'submission' },
};

/** Collects requirements, each with the page where it is entered. */
class Collection {
  readonly requirements: Requirement[] = [];

  constructor(private readonly document: NewLoanDocument) {}

  add(stages: readonly RequirementStage[], requirement: Omit<Requirement, 'stage' | 'page'>): void {
    const page = pageOfField(requirement.path, { owner: requirement.owner, document: this.document }) ?? '';
    for (const stage of stages) this.requirements.push({ stage, page, ...requirement });
  }

  check(rules: readonly FieldRule[], at: Reading, pathOf: (name: string) => string, whose: Whose = {}): void {
    for (const needed of rules) {
      if (!isMissing(needed, at, this.document)) continue;
      this.add(needed.stages, {
        key: needed.text ?? needed.name,
        path: needed.path ?? pathOf(needed.name),
        ...whose,
      });
    }
  }
}

function checkRegistration(
  found: Collection,
  document: NewLoanDocument,
  { submissionFiles = 1 }: RequirementsFacts,
): void {
  if (!isOpenForRegistration(document)) return;
  const facts = { programName: document.sLpTemplateNm, eDisclosure: eDisclosureOf(document).status, submissionFiles };
  for (const requirement of missingForRegistration(facts)) found.add(['registration'], registrationItems[requirement]);
}

/** A share of the value that is more likely a typing error. Programs have limits of their own. */
function checkLtv(found: Collection, { sLtvR }: NewLoanDocument): void {
  if (!sLtvR || !isUnusualLtv(sLtvR)) return;
  found.add(['pricing', 'underwriting'], { key: 'unusualLtv', path: 'sLAmtCalc', values: { ltv: sLtvR } });
}

function checkBorrower(found: Collection, document: NewLoanDocument, owner: Owner, facts: RequirementsFacts): void {
  const applicant = document.applicants[owner.startsWith('1') ? 1 : 0] ?? {};
  const isCoborrower = owner.endsWith('C');
  const at = readingOf(applicant, document, isCoborrower);
  const pathOf = (name: string) => borrowerFieldPath(owner, name);
  if (receivesDisclosure(owner, at)) found.check(disclosureRules, at, pathOf, { owner });
  found.check(personRules, at, pathOf, { owner });
  if (!isApplicant(at)) return;
  found.check(borrowerRules, at, pathOf, { owner });
  const other = readingOf(applicant, document, !isCoborrower);
  for (const missing of missingInLists({ document, facts, owner, at, other })) {
    found.add(['underwriting'], { ...missing, owner });
  }
}

function checkRecords(found: Collection, document: NewLoanDocument): void {
  for (const list of recordLists) {
    for (const record of document[list] ?? []) {
      const owner = record.owners[0];
      const whose = { list, recordId: record.id, ...(owner ? { owner } : {}) };
      const pathOf = (name: string) => recordFieldPath(list, record.id, name);
      found.check(recordRules[list], readingOf(record, document), pathOf, whose);
    }
  }
}

function checkCompliance(found: Collection, document: NewLoanDocument, { compliance = [] }: RequirementsFacts): void {
  for (const finding of openFindings(document, compliance)) {
    found.add(['underwriting'], { key: 'compliance', path: COMPLIANCE_PATH, finding });
  }
}

const ranks = new Map(pageOrder.map((page, index) => [page, index]));
const rankOf = ({ page }: Requirement): number => ranks.get(page) ?? pageOrder.length;

/**
 * Everything that registration, pricing, disclosure and underwriting of a loan still need, in the order of the pages: of the
 * loan, of each borrower, of each record, of compliance. The document is read with its computed values.
 */
export function requirementsOf(document: NewLoanDocument, facts: RequirementsFacts): readonly Requirement[] {
  const found = new Collection(document);
  checkRegistration(found, document, facts);
  for (const { owner } of borrowerPositions(document)) checkBorrower(found, document, owner, facts);
  found.check(loanRules, readingOf(document, document), (name) => name);
  checkLtv(found, document);
  for (const missing of missingCash(document)) found.add(['underwriting'], missing);
  checkRecords(found, document);
  checkCompliance(found, document, facts);
  return found.requirements.sort((a, b) => rankOf(a) - rankOf(b));
}

/** A stage with its missing items. */
export interface StageRequirements {
  readonly stage: RequirementStage;
  readonly complete: boolean;
  readonly items: readonly Requirement[];
}

/** The needs stage by stage. */
export function byStage(requirements: readonly Requirement[]): readonly StageRequirements[] {
  return requirementStages.map((stage) => {
    const items = requirements.filter((requirement) => requirement.stage === stage);
    return { stage, complete: items.length === 0, items };
  });
}
