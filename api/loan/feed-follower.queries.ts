import { type Kysely, sql } from 'kysely';
import { closeEntries } from '../audit/audit.service';
import type { PortalDb } from '../db/portal-db';
import type { KnownWriter } from './live/live.queries';

type Db = Kysely<PortalDb>;

/** One of the portal's own writes: its author, its name in the audit, and its facts. */
export interface KnownWrite extends KnownWriter {
  readonly action: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** The portal's own writes with their authors, by operation ID. */
export async function writesOf(db: Db, operationIds: readonly string[]): Promise<ReadonlyMap<string, KnownWrite>> {
  const rows = await db
    .selectFrom('portal.audit as a')
    .innerJoin('portal.users as u', 'u.login', 'a.actor')
    .select(['a.id', 'a.action', 'a.after', 'u.login'])
    .select(sql<string>`coalesce(u.display_name, trim(u.first_name || ' ' || u.last_name))`.as('name'))
    .where('a.id', 'in', [...operationIds])
    .execute();
  return new Map(rows.map(({ id, after, ...write }) => [id, { ...write, detail: after ?? {} }]));
}

/**
 * Closes entries of loan writes that are still open after that many minutes: the feed was read to its end, so the LOS never did
 * them. Orders close their own entries.
 */
export async function failAbandonedEntries(db: Db, minutes: number): Promise<void> {
  const abandoned = await db
    .selectFrom('portal.open_writes')
    .innerJoin('portal.audit', 'portal.audit.id', 'portal.open_writes.id')
    .select('portal.open_writes.id')
    .where('portal.audit.subject', 'like', 'loan:%')
    .where('portal.open_writes.at', '<', sql<Date>`clock_timestamp() - make_interval(mins => ${minutes})`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('portal.orders')
            .whereRef('operation_id', '=', 'portal.open_writes.id')
            .where('ended_at', 'is', null),
        ),
      ),
    )
    .execute();
  if (abandoned.length > 0) {
    await closeEntries(
      db,
      abandoned.map(({ id }) => id),
      'failed',
    );
  }
}
