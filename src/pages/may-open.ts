import { mayOpenEmail } from '../../domain/access/permissions';
import { hasAnyRole, isExternalRole } from '../../domain/access/roles';
import type { UserData } from '../access/user';
import type { PageAccess } from './page';

/** Whether a person (null: nobody is signed in) may open a page. The server decides again on every call. */
export function mayOpen(access: PageAccess, user: UserData | null): boolean {
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
      return user.menuPermissions.includes(access.id);
    case 'email':
      return user.menuPermissions.includes(access.id) && mayOpenEmail(user);
  }
}
