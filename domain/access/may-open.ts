import type { PageAccess } from '../pages/page-table';
import { mayUseAnyPage, mayUsePage, type PageUser } from './permissions';
import { hasAnyRole, isExternalRole } from './roles';

/** Whether a user may read or write on a page. Letters tell the two apart on the pages of loans; elsewhere, opening allows both. */
export function mayUse(access: PageAccess, user: PageUser, use: 'read' | 'write'): boolean {
  switch (access.kind) {
    case 'public':
    case 'signed-in':
      return true;
    // A role counts only on its own side, whatever it is called (rule ROLE-07).
    case 'roles':
      return hasAnyRole(
        user.roles.filter((role) => isExternalRole(role) === user.isPml),
        access.roles,
      );
    case 'loan':
      return mayUseAnyPage(user, use);
    case 'menu':
      return mayUsePage(user, access.page, use);
  }
}

/** Whether a user (null: not signed in) may open a page. The server checks again on every call. */
export const mayOpen = (access: PageAccess, user: PageUser | null): boolean =>
  access.kind === 'public' || (user !== null && mayUse(access, user, 'read'));
