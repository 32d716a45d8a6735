import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type ApiClient, signInOverHttp } from '../support/api-client';
import { endAndRemove, type RunningPortal, runPortal } from '../support/running-portal';

const WRITES = 200;
const KILL_AFTER = 60;
const AT_ONCE = 8;

/** To write the 600 loans of the demo takes longer than the tests. */
const env = { DEMO_LOANS: '30' };

/** The portal of this file. Each test kills it differently, and the next start continues with the same data. */
let portal: RunningPortal;
/** As root, the database may be outside the data folder; the first start logs where. */
let database: string;

beforeAll(async () => {
  portal = await runPortal({ env });
  database = /Making a new database in (.+?) …/.exec(portal.output())?.[1] ?? '';
});
afterAll(() => endAndRemove(portal));

async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

interface Creations {
  readonly acknowledged: readonly string[];
  /** The keys of all, answered or not. */
  readonly keys: readonly string[];
}

const createWith = (client: ApiClient, key: string) =>
  client.call(
    'POST',
    '/lqb/loans/create',
    { sBranchChannelT: '1', sLPurposeT: '0', sLAmtCalc: '100000.00' },
    { 'Idempotency-Key': key },
  );

/** Creates loans, kills in the middle, and returns the acknowledged numbers. A lost connection is no acknowledgement. */
async function createLoansUntilKilled(kill: () => Promise<void>): Promise<Creations> {
  const client = await signInOverHttp(portal.url, 'loan-officer');
  const acknowledged: string[] = [];
  const keys = Array.from({ length: WRITES }, () => randomUUID());
  let killing: Promise<void> | undefined;
  await inParallel(keys, async (key) => {
    const answer = await createWith(client, key).catch(() => null);
    if (answer?.status === 201) acknowledged.push(String(answer.body.loanNum));
    if (acknowledged.length < KILL_AFTER) return;
    killing ??= kill();
    await killing;
  });
  expect(acknowledged.length).toBeGreaterThanOrEqual(KILL_AFTER);
  expect(acknowledged.length).toBeLessThan(WRITES);
  return { acknowledged, keys };
}

async function expectWhole(client: ApiClient, loanNum: string): Promise<void> {
  const loan = await client.call('GET', `/lqb/loans/${loanNum}`);
  expect(loan.status).toBe(200);
  expect(loan.body).toMatchObject({ version: 1, sLAmtCalc: '100000.00', sStatusT: '0' });
  const filter = encodeURIComponent(JSON.stringify({ q: loanNum }));
  const rows = await client.call('GET', `/lqb/loans?filter=${filter}&range=[0,9]`);
  expect((rows.body as unknown as { sLNm: string }[]).map((row) => row.sLNm)).toContain(loanNum);
}

/** How many loans the pipeline has. */
async function loanCount(client: ApiClient): Promise<number> {
  const answer = await fetch(`${portal.url}/api/lqb/loans?range=[0,0]`, {
    headers: { authorization: `Bearer ${client.token}` },
  });
  return Number(answer.headers.get('content-range')?.split('/')[1]);
}

/**
 * Restarts, looks for every loan in the LOS and in the pipeline, and sends every request again: each key has one loan, whether it was answered,
 * interrupted or never arrived.
 */
async function expectAllAfterRestart({ acknowledged, keys }: Creations, before: number): Promise<void> {
  portal = await runPortal({ dataDir: portal.dataDir, env });
  const client = await signInOverHttp(portal.url, 'administrator');
  await inParallel(acknowledged, (loanNum) => expectWhole(client, loanNum));
  const officer = await signInOverHttp(portal.url, 'loan-officer');
  const repeated = new Set<string>();
  await inParallel(keys, async (key) => {
    const answer = await createWith(officer, key);
    expect(answer.status).toBe(201);
    repeated.add(String(answer.body.loanNum));
  });
  expect(repeated.size).toBe(WRITES);
  expect(acknowledged.filter((loanNum) => !repeated.has(loanNum))).toEqual([]);
  await vi.waitFor(async () => expect(await loanCount(client)).toBe(before + WRITES), { timeout: 30_000 });
}

const countBefore = async (): Promise<number> => loanCount(await signInOverHttp(portal.url, 'administrator'));

it('keeps every acknowledged write when the portal is killed during 200 writes, and repeats make one loan of each', async () => {
  const before = await countBefore();
  await expectAllAfterRestart(await createLoansUntilKilled(() => portal.end('SIGKILL')), before);
});

it('keeps every acknowledged write when its database is killed during 200 writes', async () => {
  const before = await countBefore();
  const created = await createLoansUntilKilled(async () => {
    const [pid] = (await readFile(path.join(database, 'postmaster.pid'), 'utf8')).split('\n');
    process.kill(Number(pid), 'SIGKILL');
  });
  await portal.end('SIGTERM');
  await expectAllAfterRestart(created, before);
});
