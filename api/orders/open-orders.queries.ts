import { type Kysely, sql } from 'kysely';
import type { OpenOrderCount } from '../../domain/system/system.schemas';
import type { PortalDb } from '../db/portal-db';

/** How many orders the workers still have to finish, by kind; those that wait longest first. */
export async function openOrders(db: Kysely<PortalDb>): Promise<OpenOrderCount[]> {
  const rows = await db
    .selectFrom('portal.orders')
    .select(['kind', sql<number>`count(*)::int`.as('open')])
    .select(sql<number>`(count(*) filter (where attempts > 1))::int`.as('retrying'))
    .select(sql<Date>`min(created_at)`.as('oldest'))
    .where('due_at', 'is not', null)
    .groupBy('kind')
    .orderBy('oldest')
    .execute();
  return rows.map(({ oldest, ...count }) => ({ ...count, oldestAt: oldest.toISOString() }));
}
