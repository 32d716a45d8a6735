import { eDisclosureOf } from '../../disclosure/edisclosure';
import { type NewLoanDocument, recordLists } from '../../loan/document';
import { isOpenForRegistration, missingForRegistration, type RegistrationNeed } from '../../registration/can-register';
import { borrowerPlaces } from '../borrowers/borrower-list';
import { pageOrder } from '../field-pages';
import { pageOfPlace } from '../field-place';
import { readingOf } from '../follow-ups';
import type { Reading } from '../follow-ups/condition';
import { borrowerPlace, recordPlace } from '../place';
import type { Owner } from '../records';
import { borrowerRules, firstBorrowerRules, isApplicant, personRules } from './borrower-rules';
import { type FieldRule, isLacking } from './field-rule';
import { missingCash, missingInLists } from './list-rules';
import { loanRules } from './loan-rules';
import { type Need, type NeedStage, type NeedsFacts, needStages } from './need';
import { recordRules } from './record-rules';

type Whose = Pick<Need, 'owner' | 'list' | 'recordId'>;

/** Where the steps of registration are done, and what they are called. */
const registrationItems: Readonly<Record<RegistrationNeed, { readonly key: string; readonly place: string }>> = {
  program: { key: 'sLpTemplateNm', place: 'sLpTemplateNm' },
  edisclosure: { key: 'edisclosure', place: 'sU1LStatD' },
  submission: { key: 'submission', place: 'submission' },
};

/** Collects needs, each with the page of its place. */
class Collection {
  readonly needs: Need[] = [];

  constructor(private readonly document: NewLoanDocument) {}

  add(stages: readonly NeedStage[], need: Omit<Need, 'stage' | 'page'>): void {
    const page = pageOfPlace(need.place, { owner: need.owner, document: this.document }) ?? '';
    for (const stage of stages) this.needs.push({ stage, page, ...need });
  }

  check(rules: readonly FieldRule[], at: Reading, placeOf: (name: string) => string, whose: Whose = {}): void {
    for (const needed of rules) {
      if (!isLacking(needed, at, this.document)) continue;
      this.add(needed.stages, {
        key: needed.text ?? needed.name,
        place: needed.place ?? placeOf(needed.name),
        ...whose,
      });
    }
  }
}

function checkRegistration(found: Collection, document: NewLoanDocument, { submissionFiles = 1 }: NeedsFacts): void {
  if (!isOpenForRegistration(document)) return;
  const facts = { programName: document.sLpTemplateNm, eDisclosure: eDisclosureOf(document).status, submissionFiles };
  for (const need of missingForRegistration(facts)) found.add(['registration'], registrationItems[need]);
}

function checkBorrower(found: Collection, document: NewLoanDocument, owner: Owner, facts: NeedsFacts): void {
  const applicant = document.applicants[owner.startsWith('1') ? 1 : 0] ?? {};
  const isCoborrower = owner.endsWith('C');
  const at = readingOf(applicant, document, isCoborrower);
  const placeOf = (name: string) => borrowerPlace(owner, name);
  if (owner === '0B') found.check(firstBorrowerRules, at, placeOf, { owner });
  found.check(personRules, at, placeOf, { owner });
  if (!isApplicant(at)) return;
  found.check(borrowerRules, at, placeOf, { owner });
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
      const placeOf = (name: string) => recordPlace(list, record.id, name);
      found.check(recordRules[list], readingOf(record, document), placeOf, whose);
    }
  }
}

const ranks = new Map(pageOrder.map((page, index) => [page, index]));
const rankOf = ({ page }: Need): number => ranks.get(page) ?? pageOrder.length;

/**
 * Everything that registration, pricing, disclosure and underwriting of a loan still need, in the order of the pages: of the
 * loan, of each borrower, of each record. The document is read with its computed values.
 */
export function needsOf(document: NewLoanDocument, facts: NeedsFacts): readonly Need[] {
  const found = new Collection(document);
  checkRegistration(found, document, facts);
  for (const { owner } of borrowerPlaces(document)) checkBorrower(found, document, owner, facts);
  found.check(loanRules, readingOf(document, document), (name) => name);
  for (const missing of missingCash(document)) found.add(['underwriting'], missing);
  checkRecords(found, document);
  return found.needs.sort((a, b) => rankOf(a) - rankOf(b));
}

/** A stage with what it still needs. */
export interface StageNeeds {
  readonly stage: NeedStage;
  readonly complete: boolean;
  readonly items: readonly Need[];
}

/** The needs stage by stage. */
export function byStage(needs: readonly Need[]): readonly StageNeeds[] {
  return needStages.map((stage) => {
    const items = needs.filter((need) => need.stage === stage);
    return { stage, complete: items.length === 0, items };
  });
}
