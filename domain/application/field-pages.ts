import type { RecordListName } from '../loan/document';
import { statusDateFields, workDateFields } from '../loan/fields/date-fields';
import { disclosureFields } from '../loan/fields/disclosure-fields';
import { employeeFields } from '../loan/fields/employee-fields';
import { identityFields } from '../loan/fields/identity-fields';
import { lockFields } from '../loan/fields/lock-fields';
import { termsFields } from '../loan/fields/terms-fields';
import { type SectionName, sections } from './sections';

/** The steps of registration, by the page behind `/loans/{loanNum}/` where each is done. */
export const stepPages = {
  program: 'register-my-loan/select-program',
  edisclosure: 'register-my-loan/edisclosure',
  submission: 'register-my-loan/upload-condition',
} as const;

/** Stands for the page of one borrower; the owner follows it. */
export const BORROWER_PAGE = 'app/borrower';

/** Pages in the order of the loan menu, after the steps of registration. */
export const pageOrder: readonly string[] = [
  ...Object.values(stepPages),
  'app/manager',
  ...['0B', '0C', '1B', '1C'].map((owner) => `${BORROWER_PAGE}/${owner}`),
  ...['employment', 'asset', 'liability', 'reo', 'loan-property', 'declaration', 'demographic'].map(
    (page) => `app/${page}`,
  ),
];

/** Which page edits a section. A field of several sections is edited where the first of them is. */
const sectionPages: readonly (readonly [section: SectionName, page: string])[] = [
  ['prop-title', 'app/loan-property'],
  ['borrower-info', BORROWER_PAGE],
  ['asset', 'app/asset'],
  ['liability', 'app/liability'],
  ['reo', 'app/reo'],
  ['employment', 'app/employment'],
  ['income', 'app/employment'],
  ['residence', BORROWER_PAGE],
  ['declaration', 'app/declaration'],
  ['demographics', 'app/demographic'],
  ['loan-prop', 'app/loan-property'],
  ['originator', 'app/manager'],
];

/** Pages of fields that no section of the application has. */
const otherPages: readonly (readonly [fields: object, page: string])[] = [
  [{ sU1LStatD: disclosureFields.sU1LStatD, sU1LStatDesc: disclosureFields.sU1LStatDesc }, stepPages.edisclosure],
  [disclosureFields, 'edisclosure'],
  [employeeFields, 'contacts'],
  [lockFields, 'rate-lock-request'],
  [{ ...identityFields, ...statusDateFields, ...workDateFields }, 'loan'],
];

/** What a program brings along is chosen with it. */
const chosen = Object.entries(termsFields).flatMap(([name, spec]) => ('guarded' in spec ? [name] : []));

function pagesOfFields(): Map<string, string> {
  const pages = new Map<string, string>(chosen.map((name) => [name, stepPages.program]));
  const add = (name: string, page: string) => pages.has(name) || pages.set(name, page);
  for (const [section, page] of sectionPages) {
    for (const name of [...sections[section].loan, ...sections[section].applicants]) add(name, page);
  }
  for (const [fields, page] of otherPages) for (const name of Object.keys(fields)) add(name, page);
  return pages;
}

function pagesOfLists(): Map<string, string> {
  const pages = new Map<string, string>();
  for (const [section, page] of sectionPages) {
    const { records }: { records?: RecordListName } = sections[section];
    if (records !== undefined) pages.set(records, page);
  }
  return pages;
}

const fieldPages = pagesOfFields();
const listPages = pagesOfLists();

/** The page behind `/loans/{loanNum}/` that edits a field of that name; `BORROWER_PAGE` where it is one of each borrower. */
export const pageOfFieldName = (name: string): string | undefined => fieldPages.get(name);

/** The same for a list of records. */
export const pageOfList = (list: RecordListName): string => listPages.get(list) ?? 'app/loan-property';
