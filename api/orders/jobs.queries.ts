import { type Kysely, sql, type Transaction } from 'kysely';
import { jobsSchema } from '../db/jobs';
import type { PortalDb } from '../db/portal-db';

/** The worker's only task: advance an order as far as possible now. */
export const ORDER_TASK = 'order';

/** Seed of the advisory locks that processes hold while they work on an order. */
const LOCK_SEED = 7_310_024;

/** Orders rescued at a time. */
const MAX_COUNT = 200;

const jobs = (name: string) => sql.table(`${jobsSchema}.${name}`);
const jobKey = (id: string): string => `order:${id}`;
const lockKey = (id: string) => sql`hashtextextended(${id}, ${sql.lit(LOCK_SEED)})`;

/** Schedules the worker for when the order is due, replacing an earlier schedule. */
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
 * Works on an order unless another process does. The lock ends with the database connection, so a killed process holds none,
 * and we need not guess from elapsed time.
 */
export async function runUnlessLocked(locks: Kysely<PortalDb>, id: string, work: () => Promise<void>): Promise<void> {
  await locks.transaction().execute(async (trx) => {
    if (await isFree(trx, id)) await work();
  });
}

/** Waits until no process works on the order, and prevents it until the transaction ends. */
export async function waitForLock(trx: Transaction<PortalDb>, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockKey(id)})`.execute(trx);
}

/**
 * Schedules overdue orders that have no job that will run, because the process with their job was killed or their job failed.
 * Returns how many.
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

/** Deletes replaced jobs that a killed process could not delete. */
export async function deleteFinishedJobs(db: Kysely<PortalDb>): Promise<void> {
  await sql`
    select ${jobs('complete_jobs')}(array(
      select id from ${jobs('jobs')} where task_identifier = ${ORDER_TASK} and key is null and locked_at is null))`.execute(
    db,
  );
}
