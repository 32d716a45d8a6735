import type { PageAccess } from '../pages/page-table';
import { mayUseAnyPage, mayUsePage, type PageUser } from './permissions';
import { hasAnyRole, isExternalRole } from './roles';

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
      return mayUseAnyPage(user, 'read');
    case 'menu':
      return mayUsePage(user, access.page, 'read');
  }
}
