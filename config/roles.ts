import { type AccessLetter, isRight, letterPath, letterSubjects, type Right } from '../domain/access/page-letters';
import { emailPageRoles, type RoleRecord } from '../domain/access/permissions';
import type { UiAccessRecord } from '../domain/access/role.schemas';
import { type ExternalRole, isExternalRole, type RoleName, type StaffRole } from '../domain/access/roles';
import { statusCodes } from '../domain/loan/codes/status-codes';
import { type MenuPage, menuNumber, menuPages } from '../domain/pages/loan-pages';

/** The initial permissions of each role; administrators change them later. */
interface Defaults {
  readonly menu: readonly MenuPage[];
  readonly statuses: readonly string[];
  /** Looks only: no writer of any page. */
  readonly readOnly?: true;
}

const LOOK: readonly MenuPage[] = ['dashboard', 'loan-summary', 'application', 'conditions', 'documents', 'contacts'];
const WORK: readonly MenuPage[] = [...LOOK, 'upload-submission', 'loan-doc'];
const ORIGINATE: readonly MenuPage[] = [
  ...WORK,
  'aus',
  'edisclosure',
  'coc',
  'appraisals',
  'rate-lock',
  'cd',
  'coupon',
];
const PROCESS = ORIGINATE;
const UNDERWRITE: readonly MenuPage[] = [...WORK, 'aus', 'coc', 'appraisals', 'email'];
const CLOSE: readonly MenuPage[] = [...WORK, 'coc', 'cd'];
const AFTER_FUNDING: readonly MenuPage[] = [...WORK, 'cd', 'coupon'];
const LOCK: readonly MenuPage[] = [...LOOK, 'rate-lock', 'loan-doc'];

const REGISTRATION = ['0', '1', '3'];
const PROCESSING = ['3', '28', '29', '22', '30', '31', '32', '13', '2', '4', '33', '23'];
const UNDERWRITING = ['28', '32', '13', '2', '4', '33', '23', '47', '8'];
const CLOSING = ['21', '34', '35', '36', '5', '24', '25'];
const POST_CLOSING = ['6', '19', '26', '11', '39', '20', '37', '38'];
const PURCHASE = ['39', '40', '41', '42', '43', '44', '45', '46', '27'];
const BEFORE_DOCS = ['0', '1', '3', '28', '13', '2', '4', '33', '23', '47', '21', '35'];

const staff: Readonly<Record<StaffRole, Defaults>> = {
  Administrator: { menu: menuPages, statuses: Object.keys(statusCodes) },
  Manager: { menu: ORIGINATE, statuses: [...REGISTRATION, ...UNDERWRITING, ...CLOSING, '7', '9', '10'] },
  'Disclosure Desk': {
    menu: [...LOOK, 'edisclosure', 'upload-submission', 'coc', 'cd', 'loan-doc'],
    statuses: [...REGISTRATION, '28', '13'],
  },
  'Call Center Agent': { menu: LOOK, statuses: ['12', '14', '17', '0', '1'] },
  'Loan Officer': { menu: ORIGINATE, statuses: REGISTRATION },
  'Loan Officer Assistant': { menu: ORIGINATE, statuses: REGISTRATION },
  'Lender Account Executive': { menu: ORIGINATE, statuses: REGISTRATION },
  'Loan Opener': { menu: PROCESS, statuses: [...REGISTRATION, '28', '29', '30', '31'] },
  'Jr. Processor': { menu: PROCESS, statuses: PROCESSING },
  Processor: { menu: PROCESS, statuses: [...PROCESSING, '47', '21', '7'] },
  'Jr. Underwriter': { menu: UNDERWRITE, statuses: ['28', '32', '13', '33'] },
  Underwriter: { menu: UNDERWRITE, statuses: [...UNDERWRITING, '10'] },
  'QC Compliance': { menu: LOOK, statuses: ['28', '13', '4', '33', '23', '34', '21'] },
  'Doc Drawer': { menu: [...CLOSE, 'email'], statuses: ['21', '34', '35', '36', '5', '24'] },
  Closer: { menu: CLOSE, statuses: CLOSING },
  Funder: { menu: [...CLOSE, 'email', 'coupon'], statuses: ['5', '24', '25', '6'] },
  Shipper: { menu: AFTER_FUNDING, statuses: ['6', '19', '26', '39', '20'] },
  'Collateral Agent': { menu: AFTER_FUNDING, statuses: ['6', '19', '26', '20'] },
  Insuring: { menu: AFTER_FUNDING, statuses: ['6', '19', '26', '20'] },
  Servicing: { menu: AFTER_FUNDING, statuses: ['6', '20', '27', '46'] },
  'Post-Closer': { menu: [...AFTER_FUNDING, 'email'], statuses: POST_CLOSING },
  'Lock Desk': { menu: LOCK, statuses: BEFORE_DOCS },
  Secondary: { menu: LOCK, statuses: [...BEFORE_DOCS, ...PURCHASE, '6', '20', '37', '38'] },
  'Credit Auditor': { menu: LOOK, statuses: [], readOnly: true },
  'Legal Auditor': { menu: LOOK, statuses: [], readOnly: true },
  Purchaser: { menu: AFTER_FUNDING, statuses: PURCHASE },
  Accountant: { menu: ['dashboard', 'loan-summary', 'documents', 'contacts', 'coupon'], statuses: [], readOnly: true },
  'Real Estate Agent': { menu: ['dashboard', 'contacts'], statuses: [], readOnly: true },
};

const external: Readonly<Record<ExternalRole, Defaults>> = {
  'PML Loan Officer': { menu: ORIGINATE, statuses: REGISTRATION },
  'PML Broker Processor': { menu: ORIGINATE, statuses: REGISTRATION },
  'Secondary (External)': { menu: LOCK, statuses: REGISTRATION },
  'Post-Closer (External)': { menu: AFTER_FUNDING, statuses: ['5', '24', '25', '6', '20'] },
  'PML Supervisor (External)': { menu: ORIGINATE, statuses: REGISTRATION },
};

const defaults: Readonly<Record<RoleName, Defaults>> = { ...staff, ...external };
const roleNames = Object.keys(defaults) as RoleName[];

/** A role record for each of the 33 roles. */
export const defaultRoles: readonly RoleRecord[] = roleNames.map((role) => ({
  role,
  isPml: isExternalRole(role),
  menuPermissions: menuPages.filter((page) => defaults[role].menu.includes(page)).map(menuNumber),
  loanStatusPermissions: [...new Set(defaults[role].statuses)],
}));

function exportLetterOf(role: RoleName): AccessLetter | undefined {
  if (EXPORT.includes(role)) return 'w';
  return EXPORT_MASKED.includes(role) ? 'r' : undefined;
}

const rightLetterOf: Readonly<Record<Right, (role: RoleName) => AccessLetter | undefined>> = {
  export: exportLetterOf,
  decide: (role) => (DECIDE.includes(role) ? 'w' : undefined),
  underwrite: (role) => (UNDERWRITERS.includes(role) ? 'w' : undefined),
  disclose: (role) => (DISCLOSERS.includes(role) ? 'w' : undefined),
};

function letterOf(role: RoleName, page: MenuPage): AccessLetter | undefined {
  if (page === 'email') return emailPageRoles.some((writer) => writer === role) ? 'w' : undefined;
  if (!defaults[role].menu.includes(page)) return undefined;
  return defaults[role].readOnly ? 'r' : 'w';
}

/** Roles whose work takes them to other systems with the file of a loan. */
const EXPORT: readonly RoleName[] = [
  'Administrator',
  'Manager',
  'Disclosure Desk',
  'Loan Officer',
  'Loan Officer Assistant',
  'Loan Opener',
  'Jr. Processor',
  'Processor',
  'Jr. Underwriter',
  'Underwriter',
  'Doc Drawer',
  'Closer',
  'Funder',
  'Shipper',
  'Post-Closer',
  'Purchaser',
  'PML Loan Officer',
  'PML Broker Processor',
  'PML Supervisor (External)',
];
/** Roles that check loans: their exports have masked numbers. */
const EXPORT_MASKED: readonly RoleName[] = ['QC Compliance', 'Credit Auditor', 'Legal Auditor'];

/** Roles that add conditions, and clear, reject and waive them. */
const DECIDE: readonly RoleName[] = ['Administrator', 'Manager', 'Jr. Underwriter', 'Underwriter'];

/** Roles that decide on loans. */
const UNDERWRITERS: readonly RoleName[] = ['Administrator', 'Manager', 'Underwriter'];

/** Roles that decide on changes of circumstance. */
const DISCLOSERS: readonly RoleName[] = ['Administrator', 'Manager', 'Disclosure Desk'];

/** One record per page of the loan menu and per right: who reads and who writes there. */
export const defaultUiAccess: readonly UiAccessRecord[] = letterSubjects.map((subject) => ({
  connectPortal: letterPath(subject),
  ...Object.fromEntries(
    roleNames.flatMap((role) => {
      const letter = isRight(subject) ? rightLetterOf[subject](role) : letterOf(role, subject);
      return letter ? [[role, letter]] : [];
    }),
  ),
}));
