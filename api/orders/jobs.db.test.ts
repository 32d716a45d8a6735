import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';
import { deleteFinishedJobs, rescueOrders, runUnlessLocked, scheduleOrder } from './jobs.queries';
import { ordersOf, party } from './orders.test-support';
import { startOrderWorker } from './worker';

let at: TestPortal;
let orders: ReturnType<typeof ordersOf>;
const bureau = party({ submit: [{ kind: 'completed', result: null }] });
beforeAll(async () => {
  at = await testPortal();
  orders = ordersOf(at);
}, 60_000);
afterAll(() => at.close());

/** The state left by a process that was killed while it worked on the job of the order. */
const lockJob = (id: string) =>
  sql`update portal_jobs._private_jobs set locked_by = 'worker-killed', locked_at = now() where key = ${`order:${id}`}`.execute(
    at.portal.db,
  );
const removeJob = (id: string) =>
  sql`delete from portal_jobs._private_jobs where key = ${`order:${id}`}`.execute(at.portal.db);
const overdue = (id: string) =>
  sql`update portal.orders set due_at = clock_timestamp() - interval '1 minute' where id = ${id}`.execute(at.portal.db);
const rescue = () => rescueOrders(at.portal.db, 5_000);

describe('an order left by a killed process', () => {
  it('is scheduled again once it is overdue, whether its job is locked, late or lost', async () => {
    const [locked, late, lost] = [await orders.place(bureau), await orders.place(bureau), await orders.place(bureau)];
    await lockJob(locked);
    await removeJob(lost);
    expect(await rescue()).toBe(0);
    for (const id of [locked, late, lost]) await overdue(id);
    await sql`update portal_jobs._private_jobs set run_at = now() + interval '1 hour' where key = ${`order:${late}`}`.execute(
      at.portal.db,
    );
    expect(await rescue()).toBe(3);
    for (const id of [locked, late, lost]) expect(await orders.jobsOf(id)).toMatchObject([{ locked_at: null }]);
    expect(await rescue()).toBe(0);
  });

  it('is left to a process that is still working on it', async () => {
    const id = await orders.place(bureau);
    await lockJob(id);
    await overdue(id);
    await runUnlessLocked(at.portal.db, id, async () => expect(await rescue()).toBe(0));
    expect(await rescue()).toBe(1);
  });

  it('keeps its job if one is waiting', async () => {
    const id = await orders.place(bureau);
    await overdue(id);
    expect(await rescue()).toBe(0);
  });

  it('is ignored once it has ended', async () => {
    const id = await orders.place(bureau);
    await orders.advance(bureau, id);
    await removeJob(id);
    expect(await rescue()).toBe(0);
  });
});

describe('a replaced job', () => {
  it('is removed once no one has locked it', async () => {
    const id = await orders.place(bureau);
    await lockJob(id);
    await at.portal.db.transaction().execute((trx) => scheduleOrder(trx, id));
    const spent = async () =>
      (await sql`select id from portal_jobs.jobs where key is null`.execute(at.portal.db)).rows.length;
    await deleteFinishedJobs(at.portal.db);
    expect(await spent()).toBe(1);
    await sql`update portal_jobs._private_jobs set locked_at = null, locked_by = null`.execute(at.portal.db);
    await deleteFinishedJobs(at.portal.db);
    expect(await spent()).toBe(0);
    expect(await orders.jobsOf(id)).toHaveLength(1);
  });
});

describe('the worker', () => {
  it('starts an order immediately, and finishes it before it stops', async () => {
    const slow = party(
      {
        submit: [
          async () => {
            await new Promise((resolve) => setTimeout(resolve, 300));
            return { kind: 'completed', result: null };
          },
        ],
      },
      { kind: 'slow' },
    );
    const worker = startOrderWorker(at.portal, at.databaseUrl, [slow.type]);
    const id = await orders.place(slow);
    while (slow.sent.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    await worker.stop();
    expect(await orders.get(id)).toMatchObject({ state: 'completed', attempts: 1 });
    expect(await orders.jobsOf(id)).toEqual([]);
  });
});
