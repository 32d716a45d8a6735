import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Order } from '../../domain/orders/orders.schemas';
import { type ApiClient, signInOverHttp } from '../support/api-client';
import { type CopiedPortal, copyPortal } from '../support/copied-portal';
import { type RunningPortal, runPortal } from '../support/running-portal';

const LOANS = 6;
const TIMEOUT_MS = 60_000;
const SUSPENSE = '02 SUSPENSE NOTIFICATION';

let copy: CopiedPortal;
let portal: RunningPortal;
beforeAll(async () => {
  copy = await copyPortal();
  portal = await start();
});
afterAll(async () => {
  await portal.end('SIGKILL');
  await copy.remove();
});

const start = () => runPortal({ dataDir: copy.dataDir, env: { DATABASE_URL: copy.databaseUrl } });

const rows = async <Row>(client: ApiClient, path: string): Promise<Row[]> =>
  (await client.call('GET', path)).body as unknown as Row[];

const inUnderwriting = async (client: ApiClient): Promise<string[]> => {
  const filter = encodeURIComponent(JSON.stringify({ sStatusT: ['13'] }));
  const loans = await rows<{ sLNm: string }>(client, `/lqb/loans?filter=${filter}&range=[0,${LOANS - 1}]`);
  return loans.map(({ sLNm }) => sLNm);
};

/** The versions of the certificate, also those that were replaced. */
const versions = async (client: ApiClient, loanNum: string): Promise<number> =>
  (await rows<{ doc_type: string }>(client, `/lqb/edocs/${loanNum}?versions=all`)).filter(
    ({ doc_type }) => doc_type === SUSPENSE,
  ).length;

const orders = (client: ApiClient, loanNum: string): Promise<Order[]> =>
  rows<Order>(client, `/loan-proxy/${loanNum}/orders`);

/** Waits until the orders of a loan have ended; one whose attempt was killed is picked up seconds later. */
async function untilEnded(client: ApiClient, loanNum: string): Promise<Order[]> {
  for (const end = Date.now() + TIMEOUT_MS; ; await pause(100)) {
    const found = await orders(client, loanNum);
    if ((found.length > 0 && found.every(({ endedAt }) => endedAt !== null)) || Date.now() > end) return found;
  }
}

/** Waits until the portal works on the first orders: some are not placed yet, some begun, some done. */
async function untilBegun(client: ApiClient, loanNums: readonly string[]): Promise<void> {
  for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; await pause(10)) {
    const all = (await Promise.all(loanNums.map((loanNum) => orders(client, loanNum)))).flat();
    if (all.some(({ attempts }) => attempts > 0)) return;
  }
}

it('makes one certificate for each decision if the portal is killed while it makes them', async () => {
  const before = await signInOverHttp(portal.url, 'administrator');
  const loanNums = await inUnderwriting(before);
  expect(loanNums).toHaveLength(LOANS);
  const had = await Promise.all(loanNums.map((loanNum) => versions(before, loanNum)));
  const suspended = await Promise.all(
    loanNums.map((loanNum) =>
      before.call('POST', `/lqb/loans/${loanNum}/status`, { from: '13', to: '8', reasons: ['income'] }),
    ),
  );
  expect(suspended.map(({ status }) => status)).toEqual(loanNums.map(() => 200));
  await untilBegun(before, loanNums);
  await portal.end('SIGKILL');

  portal = await start();
  const after = await signInOverHttp(portal.url, 'administrator');
  const ended = await Promise.all(loanNums.map((loanNum) => untilEnded(after, loanNum)));
  for (const [index, loanNum] of loanNums.entries()) {
    expect(ended[index]?.map(({ kind, state }) => `${kind} ${state}`)).toEqual(['decision-documents completed']);
    expect(await versions(after, loanNum)).toBe((had[index] ?? 0) + 1);
  }
});
