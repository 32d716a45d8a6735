import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ApiClient, signInOverHttp } from '../support/api-client';
import { endAndRemove, type RunningPortal, runPortal } from '../support/running-portal';

const WRITES = 200;
const KILL_AFTER = 60;
const AT_ONCE = 8;

/** The portal of this file. Each test kills it differently, and the next start continues with the same data. */
let portal: RunningPortal;
/** As root, the database may be outside the data folder; the first start logs where. */
let database: string;

beforeAll(async () => {
  portal = await runPortal();
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

/** Creates loans, kills in the middle, and returns the acknowledged numbers. A lost connection is no acknowledgement. */
async function createLoansUntilKilled(kill: () => Promise<void>): Promise<string[]> {
  const client = await signInOverHttp(portal.url, 'loan-officer');
  const acknowledged: string[] = [];
  let killing: Promise<void> | undefined;
  await inParallel([...Array(WRITES).keys()], async () => {
    const answer = await client
      .call('POST', '/lqb/loans/create', { sBranchChannelT: '1', sLPurposeT: '0', sLAmtCalc: '100000.00' })
      .catch(() => null);
    if (answer?.status === 201) acknowledged.push(String(answer.body.loanNum));
    if (acknowledged.length < KILL_AFTER) return;
    killing ??= kill();
    await killing;
  });
  expect(acknowledged.length).toBeGreaterThanOrEqual(KILL_AFTER);
  expect(acknowledged.length).toBeLessThan(WRITES);
  return acknowledged;
}

async function expectWhole(client: ApiClient, loanNum: string): Promise<void> {
  const loan = await client.call('GET', `/lqb/loans/${loanNum}`);
  expect(loan.status).toBe(200);
  expect(loan.body).toMatchObject({ version: 1, sLAmtCalc: '100000.00', sStatusT: '0' });
  const filter = encodeURIComponent(JSON.stringify({ q: loanNum }));
  const rows = await client.call('GET', `/lqb/loans?filter=${filter}&range=[0,9]`);
  expect((rows.body as unknown as { sLNm: string }[]).map((row) => row.sLNm)).toContain(loanNum);
}

/** Restarts, and looks for every loan in the LOS and in the pipeline. */
async function expectAllAfterRestart(loanNums: readonly string[]): Promise<void> {
  portal = await runPortal({ dataDir: portal.dataDir });
  const client = await signInOverHttp(portal.url, 'administrator');
  await inParallel(loanNums, (loanNum) => expectWhole(client, loanNum));
}

it('keeps every acknowledged write when the portal is killed during 200 writes', async () => {
  await expectAllAfterRestart(await createLoansUntilKilled(() => portal.end('SIGKILL')));
});

it('keeps every acknowledged write when its database is killed during 200 writes', async () => {
  const loanNums = await createLoansUntilKilled(async () => {
    const [pid] = (await readFile(path.join(database, 'postmaster.pid'), 'utf8')).split('\n');
    process.kill(Number(pid), 'SIGKILL');
  });
  await portal.end('SIGTERM');
  await expectAllAfterRestart(loanNums);
});
