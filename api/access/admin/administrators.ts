import { sql, type Transaction } from 'kysely';
import type { PortalDb } from '../../db/portal-db';
import { AppError } from '../../http/app-error';

/** Any number, the same in every process: who takes away administrators waits for who does so already. */
const ADMINISTRATORS_LOCK = 730_215;

/** Lets one transaction at a time take away administrators, so that two cannot take away the last two together. */
export async function lockAdministrators(trx: Transaction<PortalDb>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(ADMINISTRATORS_LOCK)})`.execute(trx);
}

/** Throws where nobody could administer the portal any more. */
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
  if (left === undefined) throw new AppError('conflict', 409, 'last-administrator');
}

/** Throws where somebody would shut themselves out. */
export function assertNotSelf(actor: { readonly login: string }, login: string): void {
  if (actor.login === login) throw new AppError('conflict', 409, 'own-account');
}
