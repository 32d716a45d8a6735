import type { Problem } from '../../format/parsed';
import { documentationFields, isPortalDocumentationCode } from '../../loan/codes/documentation-codes';
import { loanScore } from '../../loan/credit-score';
import {
  emptyDocument,
  maxApplications,
  type NewLoanDocument,
  type RecordListName,
  recordLists,
} from '../../loan/document';
import { fieldSpec } from '../../loan/fields/field-table';
import type { Applicant, LoanRecord } from '../../loan/records';
import { closingChanges } from '../closing/closing-derived-changes';
import { applicantPlaces, ChangeChecker, type Input, isPlain, type RetiredCodes, sameValue } from './change-checker';
import { withComputed } from './computed';
import { derivedApplicants, derivedChanges, derivedRecords } from './derived-changes';
import { knownResult, rememberResult, rememberValidated } from './known-results';
import { withScoreFacts } from './score-facts';
import { withoutOldPlus4 } from './zip-changes';

/** The result of validating a change. `changes` is complete only if `fields` is empty. */
export interface LoanChangeResult {
  /** Stored values by LOS name. Changed `applicants` and lists are complete, with null for a removed application. */
  readonly changes: Readonly<Record<string, unknown>>;
  /** The reason for each rejected field, by name: `sNoteIR`, `applicants[0].aBSsn`, `assets[2].value`. */
  readonly fields: Readonly<Record<string, Problem>>;
}

const isList = (name: string): name is RecordListName => recordLists.some((list) => list === name);

/** The portal's documentation types are sent to the LOS as a number and a name. */
function withAllNames(input: Input): Input {
  const { sProdDocT: code } = input;
  if (typeof code !== 'string' || !isPortalDocumentationCode(code)) return input;
  return { ...documentationFields(code), ...input, sProdDocT: documentationFields(code).sProdDocT };
}

/** The values sent for the applications: in the list and, for the first one, also at the top level. */
function sentApplicants(input: Input, checker: ChangeChecker): Input[] {
  const listed: unknown[] = Array.isArray(input.applicants) ? input.applicants : [];
  if (input.applicants !== undefined && (!Array.isArray(input.applicants) || listed.length > maxApplications)) {
    checker.refuse('applicants', 'not-a-list');
  }
  const atTop = Object.entries(input).filter(([name]) => applicantPlaces.includes(fieldSpec(name)?.place ?? 'loan'));
  const sent = listed.slice(0, maxApplications).map((one, index): Input => {
    if (isPlain(one)) return one;
    if (one !== null) checker.refuse(`applicants[${index}]`, 'not-a-list');
    return {};
  });
  return atTop.length === 0 ? sent : [{ ...sent[0], ...Object.fromEntries(atTop) }, ...sent.slice(1)];
}

/** How many applications remain: `null` in second position removes that one. */
function applicationsLeft(input: Input, applications: number): number {
  return Array.isArray(input.applicants) && input.applicants[1] === null ? 1 : applications;
}

/** Lists that the change does not include must not refer to removed borrowers. */
function assertNoOneMissing(input: Input, document: NewLoanDocument, applications: number, checker: ChangeChecker) {
  for (const list of recordLists) {
    const records: readonly LoanRecord[] = document[list] ?? [];
    const lost = records.some(({ owners }) => owners.some((owner) => Number(owner[0]) >= applications));
    if (input[list] === undefined && lost) checker.refuse(list, 'not-a-code');
  }
}

/** The score of the loan follows from bureau scores, if there are any. The one that was read may be sent back. */
function assertScore({ sCreditScoreType2: sent }: Input, after: Input, checker: ChangeChecker): void {
  const score = loanScore(after);
  if (sent === undefined || score?.source !== 'bureau') return;
  const typed = typeof sent === 'string' && sent.trim() !== '' ? Number(sent) : sent;
  if (typed !== score.score && !sameValue(typed, after.sCreditScoreType2)) {
    checker.refuse('sCreditScoreType2', 'computed-field');
  }
}

function changedApplicants(input: Input, document: NewLoanDocument, checker: ChangeChecker): unknown[] {
  const sent = sentApplicants(input, checker);
  const length = Math.max(sent.length, document.applicants.length);
  return Array.from({ length }, (_, index) => {
    const stored: Input = { ...document.applicants[index] };
    const one = sent[index];
    return one === undefined ? stored : checker.applicant(index, one, stored);
  });
}

/**
 * Validates a change by LOS names against the field table and converts its values to stored form. Rejects unknown and computed
 * fields, fields that only an operation can change, values of the wrong kind, scale, code or length, and newly chosen codes in
 * `retired`. Computed or guarded fields sent back unchanged are ignored. Borrower fields at the top level belong to the first
 * application. Derived changes are included. Without a document, the change creates one.
 */
export function validateLoanChange(
  input: Input,
  document: NewLoanDocument = emptyDocument(),
  retired: RetiredCodes = new Map(),
): LoanChangeResult {
  const checker = new ChangeChecker(document, retired);
  const stored: Input = { ...document };
  const changes = new Map<string, unknown>();
  const keep = (name: string, value: unknown) => {
    if (value !== undefined && !sameValue(value, stored[name])) changes.set(name, value);
  };
  const applicants = changedApplicants(input, document, checker);
  const left = applicationsLeft(input, applicants.length);
  for (const [name, sent] of Object.entries(withAllNames(input))) {
    const spec = fieldSpec(name);
    if (name === 'version' || name === 'applicants' || applicantPlaces.includes(spec?.place ?? 'loan')) continue;
    if (isList(name)) keep(name, checker.list(name, sent, left));
    else keep(name, checker.value(name, spec?.place === 'loan' ? spec : undefined, sent, stored[name]));
  }
  assertScore(input, { ...document, applicants: applicants.slice(0, left) }, checker);
  if (left < applicants.length) assertNoOneMissing(input, document, left, checker);
  keep(
    'applicants',
    applicants.map((one, index) => (index < left ? one : null)),
  );
  const fields = problemsByName(input, checker);
  if (checker.problems.size > 0) return { changes: Object.fromEntries(changes), fields };
  return { changes: withFollowing(document, Object.fromEntries(changes)), fields };
}

/** The problems by field; a borrower field sent at the top level keeps that name. */
function problemsByName(input: Input, checker: ChangeChecker): Record<string, Problem> {
  const prefix = 'applicants[0].';
  const entries = [...checker.problems].map(([path, problem]) => {
    const name = path.startsWith(prefix) ? path.slice(prefix.length) : path;
    return [Object.hasOwn(input, name) ? name : path, problem] as const;
  });
  return Object.fromEntries(entries);
}

function withFollowing(document: NewLoanDocument, changes: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const fitting = withoutOldPlus4(document, changes);
  const after: NewLoanDocument = { ...document, ...fitting };
  const applicants = derivedApplicants(document, after);
  const records = derivedRecords(document, after);
  const following = derivedChanges(document, { ...after, ...records });
  const followed = applyLoanChange(document, { ...fitting, ...following });
  const more = {
    ...records,
    ...closingChanges(document, followed),
    ...(applicants === after.applicants ? {} : { applicants }),
  };
  const all = { ...fitting, ...following, ...more };
  if (Object.keys(more).length === 0) rememberValidated(all, document, followed);
  return all;
}

const withoutNulls = <Values extends object>(values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined)) as Values;

/** The document with accepted changes, without cleared values, and recalculated; the LOS sets the version. */
export function applyLoanChange<Kind extends NewLoanDocument>(
  document: Kind,
  changes: Readonly<Record<string, unknown>>,
): Kind {
  const known = knownResult(document, changes);
  if (known !== undefined) return known;
  const changed: Kind = { ...document, ...changes };
  const applicants: readonly (Applicant | null)[] = changed.applicants;
  const left = applicants.filter((one) => one !== null);
  const next = { ...withoutNulls(changed), applicants: left.map(withoutNulls) };
  return rememberResult(withComputed(withScoreFacts(document, next)));
}
