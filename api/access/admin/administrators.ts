import { sql, type Transaction } from 'kysely';
import type { PortalDb } from '../../db/portal-db';
import { refuse } from '../../http/app-error';

/** An arbitrary number, the same in every process, so that transactions that remove administrators run one at a time. */
const ADMINISTRATORS_LOCK = 730_215;

/** Serializes transactions that remove administrators, so that two of them cannot remove the last two at the same time. */
export async function lockAdministrators(trx: Transaction<PortalDb>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(ADMINISTRATORS_LOCK)})`.execute(trx);
}

/** Throws if no administrator would be left. */
export async function assertAdministratorLeft(trx: Transaction<PortalDb>): Promise<void> {
  const left = await trx
    .selectFrom('portal.users')
    .innerJoin('portal.user_roles', 'portal.user_roles.user_id', 'portal.users.id')
    .select('portal.users.id')
    .where('portal.user_roles.role', '=', 'Administrator')
    .where('portal.users.is_pml', '=', false)
    .where('portal.users.disabled_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (left === undefined) throw refuse('conflict', 'last-administrator');
}

/** Throws if the actor would lock themselves out. */
export function assertNotSelf(actor: { readonly login: string }, login: string): void {
  if (actor.login === login) throw refuse('conflict', 'own-account');
}
