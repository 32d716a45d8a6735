import type { PageAccess } from '../pages/page-table';
import { mayOpenEmail, mayOpenPage } from './permissions';
import { hasAnyRole, isExternalRole } from './roles';

/** The facts that decide what a user may open. */
export interface PageUser {
  readonly roles: readonly string[];
  /** External user. */
  readonly isPml: boolean;
  /** Numbers of the loan menu. */
  readonly menuPermissions: readonly number[];
}

/** Whether a user (null: not signed in) may open a page. The server checks again on every call. */
export function mayOpen(access: PageAccess, user: PageUser | null): boolean {
  if (access.kind === 'public') return true;
  if (!user) return false;
  switch (access.kind) {
    case 'signed-in':
      return true;
    // A role counts only on its own side, whatever it is called (rule ROLE-07).
    case 'roles':
      return hasAnyRole(
        user.roles.filter((role) => isExternalRole(role) === user.isPml),
        access.roles,
      );
    case 'loan':
      return user.menuPermissions.length > 0;
    case 'menu':
      return mayOpenPage(user, access.page);
    case 'email':
      return mayOpenPage(user, access.page) && mayOpenEmail(user);
  }
}
