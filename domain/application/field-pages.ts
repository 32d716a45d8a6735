import type { RecordListName } from '../loan/document';
import { statusDateFields, workDateFields } from '../loan/fields/date-fields';
import { decisionFields } from '../loan/fields/decision-fields';
import { disclosureFields } from '../loan/fields/disclosure-fields';
import { employeeFields } from '../loan/fields/employee-fields';
import { identityFields } from '../loan/fields/identity-fields';
import { lenderFields } from '../loan/fields/lender-fields';
import { lockFields } from '../loan/fields/lock-fields';
import { pricedFields } from '../loan/fields/priced-fields';
import { termsFields } from '../loan/fields/terms-fields';
import { pagesOfLoan } from '../pages/loan-path';
import { pathBehindLoan } from '../pages/page';
import { type Section, type SectionName, sections } from './sections';

type Page = keyof typeof pagesOfLoan;

/** The address of a page behind `/loans/{loanNum}/`. */
const at = (page: Page): string => pathBehindLoan(pagesOfLoan[page]).slice(1);

/** The registration steps, by the page behind `/loans/{loanNum}/`. */
export const stepPages = {
  program: at('register-select-program'),
  edisclosure: at('register-edisclosure'),
  submission: at('register-upload-condition'),
};

/** The page of one borrower; the owner is appended to it. */
export const BORROWER_PAGE = at('borrower');

/** The page with the compliance tests. */
export const COMPLIANCE_PAGE = at('application-manager');

/** Pages in the order of the loan menu, after the steps of registration. */
export const pageOrder: readonly string[] = [
  ...Object.values(stepPages),
  COMPLIANCE_PAGE,
  ...['0B', '0C', '1B', '1C'].map((owner) => `${BORROWER_PAGE}/${owner}`),
  ...(['employment', 'asset', 'liability', 'reo', 'loan-property', 'declaration', 'demographic'] as const).map(at),
];

/** The page that edits a section. A field in several sections is edited in the first of them. */
const sectionPages: readonly (readonly [section: SectionName, page: Page])[] = [
  ['prop-title', 'loan-property'],
  ['borrower-info', 'borrower'],
  ['asset', 'asset'],
  ['liability', 'liability'],
  ['reo', 'reo'],
  ['employment', 'employment'],
  ['income', 'employment'],
  ['residence', 'borrower'],
  ['declaration', 'declaration'],
  ['demographics', 'demographic'],
  ['loan-prop', 'loan-property'],
  ['originator', 'application-manager'],
];

/** Pages of fields that no section of the application has. */
const otherPages: readonly (readonly [fields: object, page: Page])[] = [
  [{ sU1LStatD: disclosureFields.sU1LStatD, sU1LStatDesc: disclosureFields.sU1LStatDesc }, 'register-edisclosure'],
  [disclosureFields, 'edisclosure'],
  [employeeFields, 'contacts'],
  [lockFields, 'rate-lock'],
  [{ ...identityFields, ...lenderFields, ...decisionFields, ...statusDateFields, ...workDateFields }, 'loan'],
];

/** Values that come from a program are edited by choosing one. */
const chosen = Object.entries({ ...termsFields, ...pricedFields }).flatMap(([name, spec]) =>
  'guarded' in spec ? [name] : [],
);

function pagesOfFields(): Map<string, string> {
  const pages = new Map<string, string>(chosen.map((name) => [name, stepPages.program]));
  const add = (name: string, page: Page) => pages.has(name) || pages.set(name, at(page));
  for (const [section, page] of sectionPages) {
    for (const name of [...sections[section].loan, ...sections[section].applicants]) add(name, page);
  }
  for (const [fields, page] of otherPages) for (const name of Object.keys(fields)) add(name, page);
  return pages;
}

function pagesOfLists(): Map<string, string> {
  const pages = new Map<string, string>();
  for (const [section, page] of sectionPages) {
    const { records }: Section = sections[section];
    if (records !== undefined) pages.set(records, at(page));
  }
  return pages;
}

const fieldPages = pagesOfFields();
const listPages = pagesOfLists();

/** The page behind `/loans/{loanNum}/` that edits a field; `BORROWER_PAGE` for a borrower's field. */
export const pageOfFieldName = (name: string): string | undefined => fieldPages.get(name);

/** The same for a list of records. */
export const pageOfList = (list: RecordListName): string => listPages.get(list) ?? at('loan-property');
