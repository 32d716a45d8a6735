import { mayUse } from '../../domain/access/may-open';
import { isExternalRole } from '../../domain/access/roles';
import { type PageKey, pageOf } from '../../domain/pages/page-table';
import type { Actor } from './actor';
import type { Call, CallPages } from './call';
import { mayCallLoan } from './loan-call';

/** Administrators, from these pages. */
export const administrators = <const Pages extends readonly [PageKey, ...PageKey[]]>(...pages: Pages) =>
  ({ kind: 'roles', roles: ['Administrator'], pages }) as const;

/** Whether the actor has one of the roles. A role counts only on its own side, even if an external role has the name of a staff role (rule ROLE-07). */
export const hasRole = (actor: Actor, roles: readonly string[]): boolean =>
  actor.roles.some((role) => isExternalRole(role) === actor.isPml && roles.includes(role));

/** Whether the actor may use one of the call's pages. Only GET counts as reading. */
function mayUseOne(actor: Actor, pages: CallPages, method: Call['method']): boolean {
  const use = method === 'GET' ? 'read' : 'write';
  return pages === 'none' || pages.some((page) => mayUse(pageOf(page).access, actor, use));
}

/** Whether the actor may make a call, for whichever loan it names. */
export function mayCall(actor: Actor, { access, method }: Pick<Call, 'access' | 'method'>): boolean {
  switch (access.kind) {
    case 'public':
    case 'demo':
      return true;
    case 'signed-in':
      return mayUseOne(actor, access.pages, method);
    case 'roles':
      return hasRole(actor, access.roles) && mayUseOne(actor, access.pages, method);
    case 'loan':
      return mayCallLoan(actor, access) || (access.orFrom !== undefined && mayUseOne(actor, [access.orFrom], method));
  }
}
