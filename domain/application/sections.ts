import type { LoanDocument, RecordListName } from '../loan/document';
import { recordLists } from '../loan/document';
import { amountFields } from '../loan/fields/amount-fields';
import { allBorrowerFields } from '../loan/fields/application-fields';
import { applicationLevelFields } from '../loan/fields/application-level-fields';
import { borrowerFields } from '../loan/fields/borrower-fields';
import { coborrowerName } from '../loan/fields/coborrower-fields';
import { workDateFields } from '../loan/fields/date-fields';
import { declarationFields } from '../loan/fields/declaration-fields';
import { demographicFields } from '../loan/fields/demographic-fields';
import { expenseFields } from '../loan/fields/expense-fields';
import { otherMortgageFields } from '../loan/fields/other-mortgage-fields';
import { propertyFields } from '../loan/fields/property-fields';
import {
  assetAnswerFields,
  employmentAnswerFields,
  incomeAnswerFields,
  incomeTaxFields,
  liabilityAnswerFields,
  reoAnswerFields,
} from '../loan/fields/section-answer-fields';
import { termsFields } from '../loan/fields/terms-fields';
import { transactionFields } from '../loan/fields/transaction-fields';
import { originatorFields, purchaseCreditFields } from '../loan/fields/urla-loan-fields';
import { sectionRecords } from './section-records';

/** A part of a loan with its own calls: `/loan-proxy/{loanNum}/{section}` (main-job.md, sections of a loan). */
export interface Section {
  readonly title: string;
  /** Names of loan fields. */
  readonly loan: readonly string[];
  /** Names of borrower and application fields; empty if the section has no applications. */
  readonly applicants: readonly string[];
  /** Lists of records. */
  readonly lists: readonly RecordListName[];
  /** The list that is returned as `records`, if the section is a list. */
  readonly records?: RecordListName;
  /** Has its own GET. */
  readonly read: boolean;
}

const ofBoth = (fields: object): string[] => Object.keys(fields).flatMap((name) => [name, coborrowerName(name)]);

const NAMES = ['aBFirstNm', 'aBMidNm', 'aBLastNm', 'aBSuffix'].flatMap((name) => [name, coborrowerName(name)]);

const TITLE = [
  ...['sEstateHeldT', 'sLeaseholdExpireD', 'sTitleHeldT', 'sTitleHeldDesc', 'sTitleTrustT', 'sTitleTrustNm'],
  ...['sIndianLandTenureT', 'sTitleInNamesOf', 'sTitleCurrentNames'],
];
/** The only date of the loan's work that users enter with the terms. */
const { sEstCloseD } = workDateFields;
const closingFields = { sEstCloseD };
const TITLE_OF_APPLICATION = ['aTitleNm1', 'aTitleNm2', 'aManner'];

type Parts = Partial<Omit<Section, 'title' | 'read' | 'records'>>;

const emptyForm = { loan: [], applicants: [], lists: [] } as const satisfies Parts;

const form = (title: string, parts: Parts) =>
  ({ title, ...emptyForm, read: true, ...parts }) as const satisfies Section;

/** A part of another section that can be written separately. */
const part = (title: string, parts: Parts) =>
  ({ title, ...emptyForm, read: false, ...parts }) as const satisfies Section;

const list = <const Name extends keyof typeof sectionRecords>(name: Name, title: string, more: Parts = {}) => ({
  ...form(title, { ...more, lists: [sectionRecords[name], ...(more.lists ?? [])] }),
  records: sectionRecords[name],
});

const ofLoan = (...tables: readonly object[]): string[] => tables.flatMap((fields) => Object.keys(fields));

/**
 * The sections of an application by their name in the path. Borrower names are included if a form has to show whose data it is.
 * A field may be in several sections.
 */
export const sections = {
  asset: list('asset', 'assets', {
    loan: Object.keys(purchaseCreditFields),
    applicants: ofBoth(assetAnswerFields),
  }),
  liability: list('liability', 'liabilities', { applicants: ofBoth(liabilityAnswerFields) }),
  reo: list('reo', 'owned real estate', { applicants: ofBoth(reoAnswerFields), lists: ['liabilities'] }),
  employment: list('employment', 'employments', {
    applicants: ofBoth({ ...employmentAnswerFields, ...incomeAnswerFields, ...incomeTaxFields }),
    lists: ['incomes'],
  }),
  income: list('income', 'other income', { applicants: ofBoth(incomeAnswerFields) }),
  residence: list('residence', 'former homes'),
  'borrower-info': form('who the borrowers are', {
    applicants: [...Object.keys(applicationLevelFields), ...ofBoth(borrowerFields)],
    lists: ['residences'],
  }),
  application: form('the whole application', {
    loan: ofLoan(purchaseCreditFields, originatorFields),
    applicants: [...Object.keys(applicationLevelFields), ...ofBoth(allBorrowerFields)],
    lists: recordLists,
  }),
  originator: form('who took the application', { loan: Object.keys(originatorFields) }),
  'loan-prop': form('the subject property, its title, the terms and the costs', {
    loan: ofLoan(
      propertyFields,
      termsFields,
      closingFields,
      amountFields,
      otherMortgageFields,
      expenseFields,
      transactionFields,
    ),
    applicants: [...NAMES, ...TITLE_OF_APPLICATION],
  }),
  'subject-property': part('the subject property', { loan: Object.keys(propertyFields) }),
  'prop-title': part('who holds title, and how', { loan: TITLE, applicants: TITLE_OF_APPLICATION }),
  'loan-terms': form('terms, amounts and expenses', {
    loan: ofLoan(termsFields, closingFields, amountFields, otherMortgageFields, expenseFields, transactionFields),
  }),
  declaration: form('the declarations', { applicants: [...NAMES, ...ofBoth(declarationFields)] }),
  demographics: form('the demographic information', { applicants: [...NAMES, ...ofBoth(demographicFields)] }),
} as const satisfies Record<string, Section>;

export type SectionName = keyof typeof sections;

export const isSectionName = (name: string): name is SectionName => Object.hasOwn(sections, name);

/** A section as a form holds it: the parts of a loan document that belong to it, with the version of the loan. */
export type SectionValues = Partial<LoanDocument> & { readonly version: number };

const picked = (values: object, names: readonly string[]): Record<string, unknown> => {
  const known = new Set(names);
  return Object.fromEntries(Object.entries(values).filter(([name]) => known.has(name)));
};

/** The parts of a loan that belong to a section, in the shape of the loan document. */
export function sectionValues(loan: LoanDocument, section: Section): SectionValues {
  const applicants = loan.applicants.map((applicant) => picked(applicant, section.applicants));
  return {
    ...picked(loan, section.loan),
    ...(section.applicants.length > 0 ? { applicants } : {}),
    ...Object.fromEntries(section.lists.map((name) => [name, loan[name] ?? []])),
    version: loan.version,
  };
}
