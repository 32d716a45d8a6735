import { type Kysely, sql } from 'kysely';
import type { Slowed } from '../../../domain/access/throttle.schemas';
import type { AppContext } from '../../app-context';
import { audit } from '../../audit/audit.service';
import type { PortalDb } from '../../db/portal-db';
import { notFound } from '../../http/app-error';
import type { Caller } from '../../http/caller';

/** An attack from many addresses slows down many; administrators see the latest. */
const MOST = 500;

interface SlowedRow extends Omit<Slowed, 'since' | 'until'> {
  readonly since: Date;
  readonly until: Date;
}

/** Who is slowed down now; `id` limits it to one counter. The counters use the machine's clock. */
const slowedRows = (db: Kysely<PortalDb>, id: string | null) =>
  sql<SlowedRow>`select t.key as id, split_part(t.key, ':', 1) as counter, u.login, u.is_pml as "isPml", t.network,
      t.slowed_since as since, t.slowed_until as until
    from portal.throttle t left join portal.users u on u.id = t.user_id
    where t.slowed_until > now() and (${id}::text is null or t.key = ${id})
    order by t.slowed_since desc, t.key limit ${MOST}`.execute(db);

/** Everyone who is slowed down now, the latest first. */
export async function slowedList(portal: Pick<AppContext, 'db'>): Promise<Slowed[]> {
  const { rows } = await slowedRows(portal.db, null);
  return rows.map((row) => ({ ...row, since: row.since.toISOString(), until: row.until.toISOString() }));
}

/** Lets someone try again at once: forgets the count and the waits before. 404 if it does not slow anyone down any longer. */
export async function clearOne(portal: Pick<AppContext, 'db'>, id: string, caller: Caller): Promise<void> {
  await portal.db.transaction().execute(async (trx) => {
    const [row] = (await slowedRows(trx, id)).rows;
    if (row === undefined) throw notFound('no-throttle');
    await sql`delete from portal.throttle where split_part(key, ':', 2) = split_part(${id}, ':', 2)`.execute(trx);
    const address = row.network === null ? {} : { address: row.network };
    await audit(trx, caller, {
      action: 'throttle.clear',
      subject: row.login === null ? `address:${row.network ?? ''}` : `user:${row.login}`,
      before: { counter: row.counter, ...address, until: row.until.toISOString() },
    });
  });
}
