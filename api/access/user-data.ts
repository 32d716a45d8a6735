import type { UserData } from '../../domain/access/access.schemas';
import { permissionsOf } from '../../domain/access/permissions';
import { pageLettersOf } from '../../domain/access/ui-access';
import type { Actor } from '../http/actor';
import type { ActorRow } from './session.queries';
import { isTemporary } from './temporary-password';

const fullNameOf = (row: Pick<ActorRow, 'first_name' | 'last_name'>): string =>
  `${row.first_name} ${row.last_name}`.trim();

/** The actor, with the union of what the roles allow (rules ROLE-05 to -07). */
export const actorOf = (row: ActorRow): Actor => ({
  userId: row.user_id,
  sessionId: row.session_id,
  login: row.login,
  displayName: row.display_name ?? fullNameOf(row),
  email: row.email,
  roles: row.roles,
  isPml: row.is_pml,
  isRetail: row.is_retail,
  isLqbSession: row.is_lqb,
  // Who signs in elsewhere may not know the temporary password, and does not use it.
  passwordDue: isTemporary(row) && !row.is_lqb && row.provider === null,
  factorDue: row.factor_due,
  branchName: row.branch_name,
  companyName: row.company_name,
  ...permissionsOf({ roles: row.roles, isPml: row.is_pml }, row.records),
  pageLetters: pageLettersOf({ roles: row.roles, isPml: row.is_pml }, row.letters),
  priceGroup: row.price_group,
  miniCorrespondentPriceGroup: row.mini_correspondent_price_group,
  canViewMini: row.can_view_mini,
});

/** `provider` is the name of what the user signed in with. */
export function userDataOf(row: ActorRow, provider: string): UserData {
  const actor = actorOf(row);
  return {
    username: actor.login,
    displayName: actor.displayName,
    fullName: fullNameOf(row),
    photoURL: null,
    email: actor.email,
    isRetail: actor.isRetail,
    provider,
    isLqbSession: actor.isLqbSession,
    passwordDue: actor.passwordDue,
    factorDue: actor.factorDue,
    factorDueBy: row.factor_due_at?.toISOString() ?? null,
    isPml: actor.isPml,
    shortcuts: row.shortcuts,
    settings: row.settings,
    idleMinutes: row.idle_minutes,
    profileVersion: row.version,
    roles: actor.roles,
    menuPermissions: actor.menuPermissions,
    pageLetters: actor.pageLetters,
    editPermissions: actor.editPermissions,
    priceGroup: actor.priceGroup,
    miniCorrespondentPriceGroup: actor.miniCorrespondentPriceGroup,
    canViewMini: actor.canViewMini,
    branchName: actor.branchName,
    companyName: actor.companyName,
  };
}
