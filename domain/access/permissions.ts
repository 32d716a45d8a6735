import { type MenuPage, menuNumber } from '../pages/loan-pages';
import { hasAnyRole } from './roles';
import type { AccessLetter } from './ui-access';

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

/** Whether the user may open a page of the loan menu and the pages below it (ROLE-09). */
export function mayOpenPage(user: { readonly menuPermissions: readonly number[] }, page: MenuPage): boolean {
  return user.menuPermissions.includes(menuNumber(page));
}

/** The permission that a call requires for a page. */
export interface PageUse {
  readonly page: MenuPage;
  /** What the user's roles may do with the page; absent if it is hidden from them (ROLE-15). */
  readonly letter: AccessLetter | undefined;
  readonly write: boolean;
}

/** Whether the user may make a call that serves a page. The menu permission decides, whether the call writes or not. */
export const mayUsePage = (user: { readonly menuPermissions: readonly number[] }, { page }: PageUse): boolean =>
  mayOpenPage(user, page);

/** A page is read-only unless one of its writer roles matches (ROLE-10). */
export function mayWrite(user: { readonly roles: readonly string[] }, writerRoles: readonly string[]): boolean {
  return hasAnyRole(user.roles, writerRoles);
}

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
