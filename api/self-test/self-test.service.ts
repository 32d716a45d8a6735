import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import type { SelfTestName } from '../../domain/self-test/self-test';
import type { SelfTestResult } from '../../domain/self-test/self-test.schemas';
import { selfTestPin } from '../access/access.service';
import type { AppContext } from '../app-context';
import { queueMail } from '../email/email.service';
import type { Caller } from '../http/caller';
import { selfTestLive } from '../loan/loan.service';
import { awaitOrder } from '../orders/orders.service';

/** Time limit of each test. */
const LIMIT_MS = 10_000;

/** Allowed difference between the clocks of the portal and its database. */
const MAX_DRIFT_MS = 5_000;

/** A test succeeds, or throws. */
type Test = (portal: AppContext, caller: Caller) => Promise<void>;

function expect(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(what);
}

/** Writes, reads back, and deletes. */
const database: Test = async ({ db }) => {
  const word = randomUUID();
  await db.transaction().execute(async (trx) => {
    await sql`create temporary table self_test (word text not null) on commit drop`.execute(trx);
    await sql`insert into self_test (word) values (${word})`.execute(trx);
    const { rows } = await sql<{ word: string }>`select word from self_test where word = ${word}`.execute(trx);
    expect(rows[0]?.word === word, 'the database answered something else than was written');
  });
};

const los: Test = async (portal) => {
  await portal.los.ready();
  await portal.los.changesSince('', 1);
};

const files: Test = async ({ files: store }) => {
  const key = `self-test/${randomUUID()}.txt`;
  const bytes = Buffer.from(randomUUID());
  try {
    await store.put(key, bytes, 'text/plain');
    const got = await store.get(key);
    expect(got !== null && (await buffer(got.stream)).equals(bytes), 'the file store gave back other bytes');
  } finally {
    await store.remove(key);
  }
  expect((await store.get(key)) === null, 'the file store kept what was removed');
};

/** Emails only the caller, through an order that the worker sends at the first attempt. */
const mail: Test = async (portal, caller) => {
  const { db, clock } = portal;
  const text = `This message tests the mail of the portal. It was sent on ${clock().toISOString()}. There is nothing to do.`;
  const message = { to: caller.actor.email, subject: 'Test of the portal mail', text };
  const id = await db.transaction().execute((trx) => queueMail(portal, trx, { ...message, loanNum: null, caller }));
  const order = await awaitOrder(portal, id, LIMIT_MS, ({ problem }) => problem !== null);
  expect(order.state === 'completed', order.problem?.message ?? 'no worker took the message');
};

const clock: Test = async (portal) => {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(portal.db);
  const drift = Math.abs((rows[0]?.now.getTime() ?? 0) - portal.clock().getTime());
  expect(drift <= MAX_DRIFT_MS, `the clocks of the portal and of the database differ by ${drift} ms`);
};

const tests: Readonly<Record<SelfTestName, Test>> = {
  database,
  los,
  files,
  mail,
  pin: (portal, { actor }) => selfTestPin(portal, actor),
  clock,
  live: selfTestLive,
};

async function inTime(test: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${LIMIT_MS} ms`)), LIMIT_MS);
  });
  try {
    await Promise.race([test, limit]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Tests one part. The cause of a failure goes to the log, because it can name hosts and users, which must not appear in an
 * answer.
 */
export async function runSelfTest(portal: AppContext, caller: Caller, name: SelfTestName): Promise<SelfTestResult> {
  const began = performance.now();
  const taken = (): number => Math.round(performance.now() - began);
  try {
    await inTime(tests[name](portal, caller));
    return { name, ok: true, milliseconds: taken() };
  } catch (error) {
    portal.log.error({ err: error, test: name }, 'a self-test failed');
    return { name, ok: false, milliseconds: taken() };
  }
}
