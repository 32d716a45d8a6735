import type { Kysely, Selectable } from 'kysely';
import type { PortalDb } from '../../db/portal-db';
import type { AccessTables } from '../access.tables';

export type StoredFactor = Selectable<AccessTables['portal.factors']>;

/** The user's factors that work, in the order in which they were added. */
export const factorsOf = (db: Kysely<PortalDb>, userId: string): Promise<StoredFactor[]> =>
  db
    .selectFrom('portal.factors')
    .selectAll()
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .orderBy('confirmed_at')
    .orderBy('id')
    .execute();

/** Locks the user, so that changes of their factors and sign-ins run one after the other. It comes before all locks of their other rows. */
export async function lockUser(trx: Kysely<PortalDb>, userId: string): Promise<void> {
  await trx.selectFrom('portal.users').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirst();
}

/** Records the use of a factor; false if a code of this step or a later one was accepted before. */
export async function claimStep(db: Kysely<PortalDb>, factorId: string, step: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('portal.factors')
    .set({ last_step: step, last_used_at: now })
    .where('id', '=', factorId)
    .where((is) => is.or([is('last_step', 'is', null), is('last_step', '<', step)]))
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
