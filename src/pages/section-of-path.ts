import type { SectionName } from '../../domain/application/sections';
import { LOAN_ROUTE } from '../../domain/pages/page';
import { ownValue } from '../../domain/tables/own-value';

/** The section of the application that a page edits, by the path behind the loan's number. */
const sectionPages = {
  '/app': 'borrower-info',
  '/app/manager': 'originator',
  '/app/borrower': 'borrower-info',
  '/app/employment': 'employment',
  '/app/asset': 'asset',
  '/app/liability': 'liability',
  '/app/reo': 'reo',
  '/app/loan-property': 'loan-prop',
  '/app/declaration': 'declaration',
  '/app/demographic': 'demographics',
} as const satisfies Readonly<Record<string, SectionName>>;

export type PageSection = (typeof sectionPages)[keyof typeof sectionPages];

/** Pages of one borrower show the data of all. */
const BORROWER = /^(\/app\/borrower)\/.+/;

const LOAN = new RegExp(`^${LOAN_ROUTE.replace(':loanNum', '(\\d+)')}(/.*?)?/*$`);

/** The loan of a path, and what is behind its number: '' for the loan itself. */
export function partsOfLoanPath(path: string): { readonly loanNum: string; readonly below: string } | undefined {
  const [, loanNum, below = ''] = LOAN.exec(path) ?? [];
  return loanNum === undefined ? undefined : { loanNum, below };
}

export const sectionOfPath = (below: string): PageSection | undefined =>
  ownValue(sectionPages, below.replace(BORROWER, '$1'));
