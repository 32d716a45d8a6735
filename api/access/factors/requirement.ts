import { type Kysely, sql } from 'kysely';
import type { FactorKind } from '../../../domain/access/factor.schemas';
import { isExternalRole } from '../../../domain/access/roles';
import type { PortalDb } from '../../db/portal-db';
import { settingOf } from '../../reference/reference.service';
import { factorsOf } from './factors.queries';

type Db = Kysely<PortalDb>;

const DAY_MS = 86_400_000;

/** Whether one of the user's roles requires a second factor of their own. */
export async function requiresFactor(db: Db, userId: string): Promise<boolean> {
  const required = await settingOf(db, 'factorRoles');
  if (required.length === 0) return false;
  const rows = await db
    .selectFrom('portal.user_roles')
    .innerJoin('portal.users', 'portal.users.id', 'portal.user_roles.user_id')
    .select(['role', 'is_pml'])
    .where('user_id', '=', userId)
    .execute();
  return rows.some(({ role, is_pml }) => isExternalRole(role) === is_pml && required.includes(role));
}

/** Whether the user is the only enabled administrator: no one could help them if they lost their factors. */
async function isOnlyAdministrator(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    select u.id from portal.users u join portal.user_roles r on r.user_id = u.id
    where r.role = 'Administrator' and not u.is_pml and u.disabled_at is null limit 2`.execute(db);
  return rows.length === 1 && rows[0]?.id === userId;
}

/** What follows the right password. */
export interface SecondStep {
  /** The kinds of factors that the user has; none means that a PIN is mailed. */
  readonly factors: readonly FactorKind[];
  /** Whether a mailed PIN is accepted. */
  readonly pinAllowed: boolean;
}

/**
 * The second step of a user's sign-in. A user whose role requires a factor and who has one cannot have a PIN mailed instead; the only
 * administrator always can.
 */
export async function secondStepOf(db: Db, userId: string): Promise<SecondStep> {
  const factors = [...new Set((await factorsOf(db, userId)).map(({ kind }) => kind))];
  const pinAllowed =
    factors.length === 0 || !(await requiresFactor(db, userId)) || (await isOnlyAdministrator(db, userId));
  return { factors, pinAllowed };
}

/**
 * When a user who signs in now must have added the factor that a role requires; null if none is missing. The days count from the
 * first sign-in without it.
 */
export async function factorDeadline(trx: Db, userId: string, now: Date): Promise<Date | null> {
  const isMissing = (await requiresFactor(trx, userId)) && (await factorsOf(trx, userId)).length === 0;
  const row = await trx
    .updateTable('portal.users')
    .set((is) => ({ factor_due_since: isMissing ? is.fn.coalesce('factor_due_since', is.val(now)) : null }))
    .where('id', '=', userId)
    .returning('factor_due_since')
    .executeTakeFirst();
  const since = row?.factor_due_since;
  return since ? new Date(since.getTime() + (await settingOf(trx, 'factorGraceDays')) * DAY_MS) : null;
}

/** A factor was added: no session of the user has to wait for one any more. */
export async function endFactorDue(trx: Db, userId: string): Promise<void> {
  await trx.updateTable('portal.users').set({ factor_due_since: null }).where('id', '=', userId).execute();
  await trx.updateTable('portal.sessions').set({ factor_due_at: null }).where('user_id', '=', userId).execute();
}
