import { emailPageRoles, type RoleRecord } from '../domain/access/permissions';
import { loanMenuItems } from '../domain/loan/menu';

/** What a role may do with a page at first: `r` read, `w` write; no entry hides it. */
export interface UiAccess {
  readonly path: string;
  readonly role: string;
  readonly letter: 'r' | 'w';
}

const EMAIL_PAGE = '/email';

/**
 * The first UI access records, until an administrator changes them: a role that has a menu item reads its page, and writes
 * there if it may edit loans in any status. The email page is for the roles that the specification names (ROLE-11).
 */
export function defaultUiAccess(records: readonly RoleRecord[]): UiAccess[] {
  const pages = loanMenuItems
    .filter(({ path }) => path !== EMAIL_PAGE)
    .flatMap(({ id, path }) =>
      records
        .filter(({ menuPermissions }) => menuPermissions.includes(id))
        .map(({ role, loanStatusPermissions }): UiAccess => {
          return { path, role, letter: loanStatusPermissions.length > 0 ? 'w' : 'r' };
        }),
    );
  return [...pages, ...emailPageRoles.map((role): UiAccess => ({ path: EMAIL_PAGE, role, letter: 'w' }))];
}
