import { emailPageRoles, type RoleRecord } from '../domain/access/permissions';
import { type ExternalRole, isExternalRole, type RoleName, type StaffRole } from '../domain/access/roles';
import type { UiAccessRecord } from '../domain/access/ui-access';
import { statusCodes } from '../domain/loan/codes/status-codes';
import { loanMenuItems } from '../domain/loan/menu';

/**
 * What each role opens and edits on a first start; an administrator changes it afterwards. Menu ids are those of the loan
 * menu: 31 Dashboard, 14 Loan Summary, 11 Application, 12 AUS, 15 eDisclosure, 16 Conditions, 17 Upload, 18 eDocuments,
 * 19 COC, 20 Appraisal, 21 Rate Lock, 22 CD & Doc Request, 23 Contacts, 24 Email, 25 Loan Doc, 26 Mortgage Coupon.
 */
interface Defaults {
  readonly menu: readonly number[];
  readonly statuses: readonly string[];
  /** Looks only: no writer of any page. */
  readonly readOnly?: true;
}

const LOOK = [31, 14, 11, 16, 18, 23];
const ORIGINATE = [31, 14, 11, 12, 15, 16, 17, 18, 19, 20, 21, 22, 23, 25, 26];
const PROCESS = [31, 14, 11, 12, 15, 16, 17, 18, 19, 20, 21, 22, 23, 25, 26];
const UNDERWRITE = [31, 14, 11, 12, 16, 17, 18, 19, 20, 23, 24, 25];
const CLOSE = [31, 14, 11, 16, 17, 18, 19, 22, 23, 25];
const AFTER_FUNDING = [31, 14, 11, 16, 17, 18, 22, 23, 25, 26];
const LOCK = [31, 14, 11, 16, 18, 21, 23, 25];

const REGISTRATION = ['0', '1', '3'];
const PROCESSING = ['3', '28', '29', '22', '30', '31', '32', '13', '2', '4', '33', '23'];
const UNDERWRITING = ['28', '32', '13', '2', '4', '33', '23', '47', '8'];
const CLOSING = ['21', '34', '35', '36', '5', '24', '25'];
const POST_CLOSING = ['6', '19', '26', '11', '39', '20', '37', '38'];
const PURCHASE = ['39', '40', '41', '42', '43', '44', '45', '46', '27'];
const BEFORE_DOCS = ['0', '1', '3', '28', '13', '2', '4', '33', '23', '47', '21', '35'];

const staff: Readonly<Record<StaffRole, Defaults>> = {
  Administrator: { menu: loanMenuItems.map(({ id }) => id), statuses: Object.keys(statusCodes) },
  Manager: { menu: ORIGINATE, statuses: [...REGISTRATION, ...UNDERWRITING, ...CLOSING, '7', '9', '10'] },
  'Disclosure Desk': { menu: [...LOOK, 15, 17, 19, 22, 25], statuses: [...REGISTRATION, '28', '13'] },
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
  'Doc Drawer': { menu: [...CLOSE, 24], statuses: ['21', '34', '35', '36', '5', '24'] },
  Closer: { menu: CLOSE, statuses: CLOSING },
  Funder: { menu: [...CLOSE, 24, 26], statuses: ['5', '24', '25', '6'] },
  Shipper: { menu: AFTER_FUNDING, statuses: ['6', '19', '26', '39', '20'] },
  'Collateral Agent': { menu: AFTER_FUNDING, statuses: ['6', '19', '26', '20'] },
  Insuring: { menu: AFTER_FUNDING, statuses: ['6', '19', '26', '20'] },
  Servicing: { menu: AFTER_FUNDING, statuses: ['6', '20', '27', '46'] },
  'Post-Closer': { menu: [...AFTER_FUNDING, 24], statuses: POST_CLOSING },
  'Lock Desk': { menu: LOCK, statuses: BEFORE_DOCS },
  Secondary: { menu: LOCK, statuses: [...BEFORE_DOCS, ...PURCHASE, '6', '20', '37', '38'] },
  'Credit Auditor': { menu: LOOK, statuses: [], readOnly: true },
  'Legal Auditor': { menu: LOOK, statuses: [], readOnly: true },
  Purchaser: { menu: AFTER_FUNDING, statuses: PURCHASE },
  Accountant: { menu: [31, 14, 18, 23, 26], statuses: [], readOnly: true },
  'Real Estate Agent': { menu: [31, 23], statuses: [], readOnly: true },
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
  menuPermissions: loanMenuItems.map(({ id }) => id).filter((id) => defaults[role].menu.includes(id)),
  loanStatusPermissions: [...new Set(defaults[role].statuses)],
}));

function letterOf(role: RoleName, id: number): 'r' | 'w' | undefined {
  if (id === 24) return emailPageRoles.some((writer) => writer === role) ? 'w' : undefined;
  if (!defaults[role].menu.includes(id)) return undefined;
  return defaults[role].readOnly ? 'r' : 'w';
}

/** One record per page of the loan menu: who reads and who writes there. */
export const defaultUiAccess: readonly UiAccessRecord[] = loanMenuItems.map(({ id, path }) => ({
  connectPortal: path,
  ...Object.fromEntries(
    roleNames.flatMap((role) => {
      const letter = letterOf(role, id);
      return letter ? [[role, letter]] : [];
    }),
  ),
}));
