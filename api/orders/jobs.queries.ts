import { type Kysely, sql, type Transaction } from 'kysely';
import { jobsSchema } from '../db/jobs';
import type { PortalDb } from '../db/portal-db';

/** The one task of the worker: to take an order as far as it goes now. */
export const ORDER_TASK = 'order';

/** Seed of the advisory locks that a process holds while it works on an order. */
const LOCK_SEED = 7_310_024;

/** Orders that one look puts back to work. */
const MAX_COUNT = 200;

const jobs = (name: string) => sql.table(`${jobsSchema}.${name}`);
const jobKey = (id: string): string => `order:${id}`;
const lockKey = (id: string) => sql`hashtextextended(${id}, ${sql.lit(LOCK_SEED)})`;

/** Has the worker look at the order when it is due; an earlier appointment is replaced. */
export async function scheduleOrder(trx: Transaction<PortalDb>, id: string): Promise<void> {
  await sql`
    select from portal.orders o, lateral ${jobs('add_job')}(
      identifier => ${ORDER_TASK}, payload => json_build_object('id', o.id), run_at => o.due_at, job_key => ${jobKey(id)})
    where o.id = ${id}`.execute(trx);
}

async function isFree(trx: Transaction<PortalDb>, id: string): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(${lockKey(id)}) as mine`.execute(trx);
  return rows[0]?.mine === true;
}

/**
 * Works on an order unless another process does. The lock ends with the connection, so that a process that is killed holds
 * none: nothing has to be guessed from the time that went by.
 */
export async function runUnlessLocked(locks: Kysely<PortalDb>, id: string, work: () => Promise<void>): Promise<void> {
  await locks.transaction().execute(async (trx) => {
    if (await isFree(trx, id)) await work();
  });
}

/** Waits until no process works on the order, and keeps it so until the transaction ends. */
export async function waitForLock(trx: Transaction<PortalDb>, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockKey(id)})`.execute(trx);
}

/**
 * Puts orders back to work that have been due for some time without a job that will run: the process that had their job was
 * killed, or their job failed. Answers how many.
 */
export async function rescueOrders(db: Kysely<PortalDb>, graceMs: number): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: string; locked_by: string | null }>`
      select o.id, j.locked_by
      from portal.orders o
      left join ${jobs('jobs')} j on j.key = 'order:' || o.id
      where o.due_at < clock_timestamp() - make_interval(secs => ${graceMs / 1000}::double precision)
        and (j.id is null or j.locked_at is not null or j.attempts >= j.max_attempts or j.run_at > clock_timestamp())
      order by o.due_at
      limit ${sql.lit(MAX_COUNT)}`.execute(trx);
    let rescued = 0;
    for (const { id, locked_by: worker } of rows) {
      if (!(await isFree(trx, id))) continue;
      if (worker !== null) await sql`select ${jobs('force_unlock_workers')}(array[${worker}::text])`.execute(trx);
      await scheduleOrder(trx, id);
      rescued += 1;
    }
    return rescued;
  });
}

/** Removes jobs whose place another one took, and whose process was killed before it could remove them. */
export async function deleteFinishedJobs(db: Kysely<PortalDb>): Promise<void> {
  await sql`
    select ${jobs('complete_jobs')}(array(
      select id from ${jobs('jobs')} where task_identifier = ${ORDER_TASK} and key is null and locked_at is null))`.execute(
    db,
  );
}
