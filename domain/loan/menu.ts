import { isSubmitted } from './status';

/** An item of the loan menu; paths stand behind `/loans/{loanNum}`. */
export interface MenuItem {
  readonly id: number;
  readonly title: string;
  readonly path: string;
  readonly children: readonly string[];
  /** Whether it shows before submission, after it, or always (MENU-20 to -23). */
  readonly shown: 'always' | 'before' | 'after';
}

function item(
  id: number,
  title: string,
  path: string,
  shown: MenuItem['shown'],
  children: readonly string[] = [],
): MenuItem {
  return { id, title, path, shown, children };
}

/** The loan menu in its order (MENU-01 to -19). */
export const loanMenuItems: readonly MenuItem[] = [
  item(31, 'Dashboard', '/dashboard', 'always'),
  item(14, 'Loan Summary', '/product-pricing', 'before'),
  item(11, 'Application', '/app', 'always', [
    '/app/manager',
    '/app/borrower',
    '/app/borrower/:brwId',
    '/app/employment',
    '/app/asset',
    '/app/liability',
    '/app/reo',
    '/app/loan-property',
    '/app/declaration',
    '/app/demographic',
  ]),
  item(12, 'Submit to AUS (Beta)', '/aus', 'always'),
  item(15, 'Request eDisclosure', '/edisclosure', 'always', [
    '/edisclosure/self-prepare',
    '/edisclosure/lender-prepare',
  ]),
  item(16, 'View Conditions', '/conditions', 'after'),
  item(17, 'Upload Submission', '/upload-condition', 'always'),
  item(18, 'View eDocuments', '/documents', 'always'),
  item(19, 'COC Request', '/coc', 'after'),
  item(20, 'Appraisal Request', '/appraisals', 'always', [
    '/appraisals/fee-finder',
    '/appraisals/new',
    '/appraisals/waiver',
    '/appraisals/transfer',
  ]),
  item(21, 'Rate Lock Request', '/rate-lock-request', 'always'),
  item(22, 'CD & Doc Request', '/cd', 'after'),
  item(23, 'Contacts', '/contacts', 'always'),
  item(24, 'Send an email', '/email', 'always'),
  item(25, 'Loan Doc', '/loan-doc', 'always'),
  item(26, 'Mortgage Coupon', '/servicing', 'after'),
];

/** Every id of the loan menu, in its order. */
export const menuIds: readonly number[] = loanMenuItems.map(({ id }) => id);

/** Titles that an item takes on besides its own. */
export const changedTitles = { 15: 'View Loan Estimate', 17: 'Upload Conditions' } as const;

/** A badge reads 'None': no active conditions is good news, no open COC request is neutral (decisions MENU-28). */
export interface MenuBadge {
  readonly text: 'None';
  readonly color: 'success' | 'default';
}

export interface ShownMenuItem extends MenuItem {
  readonly badge: MenuBadge | null;
}

export interface MenuFacts {
  readonly status: string | null | undefined;
  readonly menuPermissions: readonly number[];
  /** A message of the eDisclosure exists; that a loan has been submitted is none. */
  readonly hasEDisclosureMessage: boolean;
  /** Undefined while it is not known: then there is no badge. */
  readonly activeConditions?: number | undefined;
  readonly openCocRequests?: number | undefined;
}

function isShown(entry: MenuItem, submitted: boolean): boolean {
  return entry.shown === 'always' || (entry.shown === 'after') === submitted;
}

function titleOf(entry: MenuItem, facts: MenuFacts, submitted: boolean): string {
  if (entry.id === 15 && facts.hasEDisclosureMessage) return changedTitles[15];
  if (entry.id === 17 && submitted) return changedTitles[17];
  return entry.title;
}

function badgeOf(entry: MenuItem, facts: MenuFacts): MenuBadge | null {
  if (entry.id === 16 && facts.activeConditions === 0) return { text: 'None', color: 'success' };
  if (entry.id === 19 && facts.openCocRequests === 0) return { text: 'None', color: 'default' };
  return null;
}

/** The menu of a loan for one user, with the titles and badges of the moment; empty without a status (MENU-20 to -28). */
export function loanMenu(facts: MenuFacts): ShownMenuItem[] {
  if (!facts.status) return [];
  const submitted = isSubmitted(facts.status);
  return loanMenuItems
    .filter((entry) => isShown(entry, submitted) && facts.menuPermissions.includes(entry.id))
    .map((entry) => ({ ...entry, title: titleOf(entry, facts, submitted), badge: badgeOf(entry, facts) }));
}

function matches(pattern: string, path: string): boolean {
  const wanted = pattern.toLowerCase().split('/');
  const given = path.toLowerCase().split('/');
  return wanted.length === given.length && wanted.every((part, index) => part.startsWith(':') || part === given[index]);
}

/** The menu item that a path of the loan area belongs to (`/app/asset` to Application); case does not count (MENU-29). */
export function menuItemOfPath(path: string): MenuItem | undefined {
  const plain = path.replace(/\/+$/, '');
  return loanMenuItems.find((entry) => [entry.path, ...entry.children].some((pattern) => matches(pattern, plain)));
}
