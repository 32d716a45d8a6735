import { type MenuPage, menuNumber, menuPages } from '../pages/loan-pages';
import type { PageLetters } from './page-letters';
import { hasAnyRole } from './roles';

/** What a role of one of the two sets may open and edit (ROLE-03). */
export interface RoleRecord {
  readonly role: string;
  /** True in the set of external users. */
  readonly isPml: boolean;
  /** Ids of loan menu items. */
  readonly menuPermissions: readonly number[];
  /** Status codes in which the role may edit a loan. */
  readonly loanStatusPermissions: readonly string[];
}

export interface Permissions {
  readonly menuPermissions: readonly number[];
  readonly editPermissions: readonly string[];
}

/**
 * What a user may open and edit: the union of their roles, from the employee set or, for an external user, from the external
 * set (ROLE-05 to -07). Roles of the other set are ignored.
 */
export function permissionsOf(
  user: { readonly roles: readonly string[]; readonly isPml: boolean },
  records: readonly RoleRecord[],
): Permissions {
  const stored = records.filter((record) => record.isPml === user.isPml && hasAnyRole(user.roles, [record.role]));
  return {
    menuPermissions: [...new Set(stored.flatMap((record) => record.menuPermissions))].sort((a, b) => a - b),
    editPermissions: [...new Set(stored.flatMap((record) => record.loanStatusPermissions))].sort(
      (a, b) => Number(a) - Number(b),
    ),
  };
}

/** Whether the user may edit a loan of this status (STATUS-08). */
export function mayEditStatus(
  user: { readonly editPermissions: readonly string[] },
  status: string | null | undefined,
): boolean {
  return status !== null && status !== undefined && user.editPermissions.includes(status);
}

/** The facts that decide what a user may do with pages. */
export interface PageUser {
  readonly roles: readonly string[];
  /** External user. */
  readonly isPml: boolean;
  /** Numbers of the loan menu. */
  readonly menuPermissions: readonly number[];
  readonly pageLetters: PageLetters;
}

/**
 * Whether the user may read or write on a page of the loan menu and the pages below it. It takes the menu permission (ROLE-09)
 * and the letter of the page (ROLE-15), for the Email page also one of its roles (ROLE-11).
 */
export function mayUsePage(user: PageUser, page: MenuPage, use: 'read' | 'write'): boolean {
  const letter = user.pageLetters[page];
  const allows = use === 'write' ? letter === 'w' : letter !== undefined;
  return allows && user.menuPermissions.includes(menuNumber(page)) && (page !== 'email' || mayOpenEmail(user));
}

/**
 * Whether the user may export a loan: `masked` with masked Social Security numbers, `full` with full ones and the original file.
 * It takes the right and the Application page.
 */
export function mayExport(user: PageUser, numbers: 'masked' | 'full'): boolean {
  const letter = user.pageLetters.export;
  return mayUsePage(user, 'application', 'read') && (numbers === 'full' ? letter === 'w' : letter !== undefined);
}

/** Whether the user may add, edit and decide conditions. It takes the right, and writing on the page of conditions. */
export const mayDecideConditions = (user: PageUser): boolean =>
  user.pageLetters.decide === 'w' && mayUsePage(user, 'conditions', 'write');

/** Whether the user may read or write on one of the pages of the loan menu. */
export const mayUseAnyPage = (user: PageUser, use: 'read' | 'write'): boolean =>
  menuPages.some((page) => mayUsePage(user, page, use));

/** The only roles that open the Email page (ROLE-11). */
export const emailPageRoles = [
  'Administrator',
  'Doc Drawer',
  'Funder',
  'Jr. Underwriter',
  'Underwriter',
  'Post-Closer',
] as const;

/** Whether the user may open the Email page. An external role never counts, whatever it is called. */
export function mayOpenEmail(user: { readonly roles: readonly string[]; readonly isPml: boolean }): boolean {
  return !user.isPml && hasAnyRole(user.roles, emailPageRoles);
}

/** The admin area is the Administrator's alone. */
export function mayAdminister(user: { readonly roles: readonly string[]; readonly isPml: boolean }): boolean {
  return !user.isPml && hasAnyRole(user.roles, ['Administrator']);
}
