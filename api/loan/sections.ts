import { allBorrowerFields } from '../../domain/application/fields/application-fields';
import { applicationLevelFields } from '../../domain/application/fields/application-level-fields';
import { borrowerFields } from '../../domain/application/fields/borrower-fields';
import { coborrowerName } from '../../domain/application/fields/coborrower-twin';
import { declarationFields } from '../../domain/application/fields/declaration-fields';
import { demographicFields } from '../../domain/application/fields/demographic-fields';
import { originatorFields, purchaseCreditFields } from '../../domain/application/fields/urla-loan-fields';
import { type RecordListName, recordLists } from '../../domain/loan/document';
import { amountFields } from '../../domain/loan/fields/amount-fields';
import { expenseFields } from '../../domain/loan/fields/expense-fields';
import { propertyFields } from '../../domain/loan/fields/property-fields';
import { termsFields } from '../../domain/loan/fields/terms-fields';
import { transactionFields } from '../../domain/loan/fields/transaction-fields';

/** A section of a loan that is one list of records. */
export interface ListSection {
  readonly name: string;
  readonly list: RecordListName;
  readonly title: string;
}

/** A section that is a form: loan fields, fields of the applications, and lists that the form shows. */
export interface FormSection {
  readonly name: string;
  readonly title: string;
  readonly loan: readonly string[];
  /** Names of borrower and application fields; empty where the section has no applications. */
  readonly applicants: readonly string[];
  readonly lists: readonly RecordListName[];
}

const ofBoth = (fields: object): string[] => Object.keys(fields).flatMap((name) => [name, coborrowerName(name)]);

const NAMES = ['aBFirstNm', 'aBMidNm', 'aBLastNm', 'aBSuffix'].flatMap((name) => [name, coborrowerName(name)]);

export const listSections: readonly ListSection[] = [
  { name: 'asset', list: 'assets', title: 'assets' },
  { name: 'liability', list: 'liabilities', title: 'liabilities' },
  { name: 'reo', list: 'reos', title: 'owned real estate' },
  { name: 'employment', list: 'employments', title: 'employments' },
  { name: 'income', list: 'incomes', title: 'other income' },
  { name: 'residence', list: 'residences', title: 'former homes' },
];

/** The forms of the application; names come along where a form has to say whose it is. */
export const formSections: readonly FormSection[] = [
  {
    name: 'borrower-info',
    title: 'who the borrowers are',
    loan: [],
    applicants: [...Object.keys(applicationLevelFields), ...ofBoth(borrowerFields)],
    lists: ['residences'],
  },
  {
    name: 'application',
    title: 'the whole application',
    loan: [...Object.keys(purchaseCreditFields), ...Object.keys(originatorFields)],
    applicants: [...Object.keys(applicationLevelFields), ...ofBoth(allBorrowerFields)],
    lists: recordLists,
  },
  { name: 'loan-prop', title: 'the subject property', loan: Object.keys(propertyFields), applicants: [], lists: [] },
  {
    name: 'loan-terms',
    title: 'terms, amounts and expenses',
    loan: [
      ...Object.keys(termsFields),
      ...Object.keys(amountFields),
      ...Object.keys(expenseFields),
      ...Object.keys(transactionFields),
    ],
    applicants: [],
    lists: [],
  },
  {
    name: 'declaration',
    title: 'the declarations',
    loan: [],
    applicants: [...NAMES, ...ofBoth(declarationFields)],
    lists: [],
  },
  {
    name: 'demographics',
    title: 'the demographic information',
    loan: [],
    applicants: [...NAMES, ...ofBoth(demographicFields)],
    lists: [],
  },
];
