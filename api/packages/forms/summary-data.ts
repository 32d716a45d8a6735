import { recordTitle } from '../../../domain/application/record-title';
import { sections } from '../../../domain/application/sections';
import { isBlank } from '../../../domain/application/visibility/condition';
import { fieldVisibility, readingOf } from '../../../domain/application/visibility/field-visibility';
import { codeLabel, isCodeListName } from '../../../domain/loan/codes/code-lists';
import {
  borrowerName,
  borrowersOf,
  type LoanDocument,
  type RecordListName,
  recordsOf,
} from '../../../domain/loan/document';
import { allBorrowerFields, applicationFields } from '../../../domain/loan/fields/application-fields';
import { borrowerFields } from '../../../domain/loan/fields/borrower-fields';
import { coborrowerName } from '../../../domain/loan/fields/coborrower-fields';
import { declarationFields } from '../../../domain/loan/fields/declaration-fields';
import type { ValueSpec } from '../../../domain/loan/fields/field';
import { fieldSpec } from '../../../domain/loan/fields/field-table';
import { formatField } from '../../../domain/loan/format-field';
import type { Owner } from '../../../domain/loan/records';
import { ownValue } from '../../../domain/tables/own-value';
import type { SummaryPart } from '../../documents/documents.service';

type Group = SummaryPart['groups'][number];

/** Texts longer than this take a whole row. */
const LONG = 34;

/** A value as the summary prints it: codes by their labels, account numbers by their last four characters. */
function printed(spec: ValueSpec & { readonly private?: true }, value: unknown): string {
  const label = (code: unknown): string =>
    spec.codes && isCodeListName(spec.codes) ? codeLabel(spec.codes, String(code)) : String(code);
  if (spec.kind === 'code') return label(value);
  if (spec.kind === 'codes' && Array.isArray(value)) return value.map(label).join(', ');
  if (spec.kind === 'text' && spec.private) return `•••• ${String(value).slice(-4)}`;
  return formatField(spec, value);
}

type Fact = Group['facts'][number];

const factOf = (spec: ValueSpec & { readonly label?: string }, name: string, value: unknown): Fact => {
  const [label, text] = [spec.label ?? name, printed(spec, value)];
  return { label, value: text, ...(text.length > LONG || label.length > LONG ? { wide: true } : {}) };
};

/** The facts of the loan among these fields: entered, and applying. */
function loanFacts(loan: LoanDocument, names: readonly string[]): Fact[] {
  const at = readingOf(loan, loan);
  return names.flatMap((name) => {
    const [spec, value] = [fieldSpec(name), Reflect.get(loan, name)];
    if (!spec || spec.withheldFrom || isBlank(value) || ownValue(fieldVisibility, name)?.(at) === false) return [];
    return [factOf(spec, name, value)];
  });
}

function borrowerFacts(loan: LoanDocument, owner: Owner, names: readonly string[]): Fact[] {
  const applicant = loan.applicants[Number(owner[0])] ?? {};
  const isCoborrower = owner.endsWith('C');
  const at = readingOf(applicant, loan, isCoborrower);
  return names.flatMap((name) => {
    const spec = fieldSpec(name);
    const value: unknown = Reflect.get(applicant, isCoborrower ? coborrowerName(name) : name);
    if (!spec || isBlank(value) || ownValue(fieldVisibility, name)?.(at) === false) return [];
    return [factOf(spec, name, value)];
  });
}

const lists = [
  ['employments', 'employment', 'Employment'],
  ['incomes', 'income', 'Other income'],
  ['residences', 'residence', 'Former home'],
  ['assets', 'asset', 'Asset'],
  ['liabilities', 'liability', 'Liability'],
  ['reos', 'reo', 'Real estate owned'],
] as const satisfies readonly (readonly [RecordListName, string, string])[];

function recordGroups(loan: LoanDocument, owner: Owner): Group[] {
  return lists.flatMap(([list, place, title]) =>
    recordsOf<LoanDocument[typeof list][number]>(loan[list], [owner]).map((record) => {
      const { name } = recordTitle(record);
      const facts = Object.entries(record).flatMap(([key, value]): Fact[] => {
        const spec = fieldSpec(`${place}.${key}`);
        return !spec || isBlank(value) ? [] : [factOf(spec, key, value)];
      });
      return { title: name ? `${title}: ${name}` : title, facts };
    }),
  );
}

const filled = (groups: readonly Group[]): Group[] => groups.filter(({ facts }) => facts.length > 0);

const isAnswer = (name: string): boolean => ownValue(allBorrowerFields, name)?.kind === 'yesno';
const personal = Object.keys(borrowerFields).filter((name) => name !== 'aBContinuationDesc');
const answers = Object.keys(applicationFields).filter(
  (name) => Object.hasOwn(allBorrowerFields, name) && name.endsWith('NA') && isAnswer(name) && !personal.includes(name),
);

const partOf = (loan: LoanDocument, owner: Owner, index: number): SummaryPart => ({
  title: `${index === 0 ? 'Borrower' : 'Additional borrower'}: ${borrowerName(loan, owner)}`,
  groups: filled([
    { title: 'Personal information', facts: borrowerFacts(loan, owner, personal) },
    ...recordGroups(loan, owner),
    { title: 'Does not apply', facts: borrowerFacts(loan, owner, answers) },
    { title: 'Declarations', facts: borrowerFacts(loan, owner, Object.keys(declarationFields)) },
  ]),
});

/** The application of a loan, as far as it was answered: the loan, then each borrower. Demographic answers are left out. */
export function summaryParts(loan: LoanDocument): SummaryPart[] {
  const property = sections['subject-property'].loan;
  const title = sections['prop-title'].loan;
  const terms = sections['loan-terms'].loan;
  const ofLoan = {
    title: 'Loan and property',
    groups: filled([
      { title: 'Property', facts: loanFacts(loan, property) },
      {
        title: 'Title',
        facts: loanFacts(
          loan,
          title.filter((name) => !property.includes(name)),
        ),
      },
      { title: 'Terms, amounts and expenses', facts: loanFacts(loan, terms) },
      { title: 'Loan originator', facts: loanFacts(loan, sections.originator.loan) },
    ]),
  };
  const ofBorrowers = borrowersOf(loan).map((owner, index) => partOf(loan, owner, index));
  return [ofLoan, ...ofBorrowers].filter(({ groups }) => groups.length > 0);
}

/** What the borrowers added on a continuation sheet. */
export const continuationOf = (loan: LoanDocument): { readonly name: string; readonly words: string }[] =>
  borrowersOf(loan).flatMap((owner) => {
    const applicant = loan.applicants[Number(owner[0])] ?? {};
    const words = (owner.endsWith('C') ? applicant.aCContinuationDesc : applicant.aBContinuationDesc)?.trim();
    return words ? [{ name: borrowerName(loan, owner), words }] : [];
  });
