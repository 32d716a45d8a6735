import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLedger } from '../../api/vendors/credit/ledger';
import type { Order } from '../../domain/orders/orders.schemas';
import { type ApiClient, signInOverHttp } from '../support/api-client';
import { type CopiedPortal, copyPortal } from '../support/copied-portal';
import { AGENCY, agencyAccount, creditOrderOf } from '../support/credit';
import { completePurchase } from '../support/loan-builder';
import { type RunningPortal, runPortal, runWorker } from '../support/running-portal';

const LOANS = 6;
const TIMEOUT_MS = 60_000;

let copy: CopiedPortal;
const running: RunningPortal[] = [];
beforeAll(async () => {
  copy = await copyPortal();
});
afterAll(async () => {
  for (const process of running) await process.end('SIGKILL');
  await copy.remove();
});

const options = () => ({ dataDir: copy.dataDir, env: { DATABASE_URL: copy.databaseUrl, WORKER: '0' } });

/** Starts a portal that processes no orders, and a separate worker. */
async function startBoth(): Promise<{ portal: RunningPortal; worker: RunningPortal }> {
  const [portal, worker] = await Promise.all([runPortal(options()), runWorker(options())]);
  running.push(portal, worker);
  return { portal, worker };
}

const home = { aBAddr: '9 Quay', aBCity: 'Pasadena', aBState: 'CA', aBZip: '91101' };

async function newLoan(client: ApiClient): Promise<{ loanNum: string; version: number }> {
  const created = await client.call('POST', '/lqb/loans/create', { sBranchChannelT: '1', sLPurposeT: '0' });
  const loanNum = String(created.body.loanNum);
  const applicants = [{ ...completePurchase.applicants[0], ...home }];
  const changed = await client.call('POST', `/lqb/loans/${loanNum}`, { version: 1, ...completePurchase, applicants });
  return { loanNum, version: Number(changed.body.version) };
}

type Loan = Awaited<ReturnType<typeof newLoan>>;

const ordersOf = async (client: ApiClient, loanNum: string): Promise<Order[]> =>
  (await client.call('GET', `/loan-proxy/${loanNum}/orders`)).body as unknown as Order[];

async function untilEnded(client: ApiClient, loanNum: string): Promise<Order[]> {
  for (const end = Date.now() + TIMEOUT_MS; ; await pause(200)) {
    const orders = await ordersOf(client, loanNum);
    if (orders.every(({ endedAt }) => endedAt !== null) || Date.now() > end) return orders;
  }
}

it('processes each credit order once, even if portal and worker are killed meanwhile', async () => {
  const first = await startBoth();
  const client = await signInOverHttp(first.portal.url, 'loan-officer');
  const loans: Loan[] = [];
  for (let i = 0; i < LOANS; i += 1) loans.push(await newLoan(client));

  // Waits for the first order: a separate worker answers as quickly as one inside the portal.
  const [done, ...others] = loans;
  await client.call('PUT', `/loan-proxy/${done?.loanNum}/credit-account/${AGENCY}`, agencyAccount);
  const order = ({ loanNum, version }: Loan) =>
    client.call('POST', `/loan-proxy/${loanNum}/credit-report`, creditOrderOf(version));
  expect(done && (await order(done))).toMatchObject({ status: 200, body: { state: 'completed', isSimulation: true } });

  const asked = others.map((loan) => order(loan).catch(() => null));
  await Promise.race(asked);
  await Promise.all([first.worker.end('SIGKILL'), first.portal.end('SIGKILL')]);
  await Promise.all(asked);

  const second = await startBoth();
  const again = await signInOverHttp(second.portal.url, 'loan-officer');
  const ordered = await Promise.all(loans.map(({ loanNum }) => untilEnded(again, loanNum)));
  expect(ordered.flat().length).toBeGreaterThan(1);
  const billed = createLedger(path.join(copy.dataDir, 'vendors', 'credit.jsonl')).entries;
  for (const [index, { loanNum }] of loans.entries()) {
    const orders = ordered[index] ?? [];
    expect(orders.map(({ state }) => state)).toEqual(orders.map(() => 'completed'));
    const page = await again.call('GET', `/loan-proxy/${loanNum}/credit-report`);
    const reports = page.body.reports as { id: string }[];
    expect(reports).toHaveLength(orders.length);
    for (const { id } of reports) expect(billed.filter(({ requestId }) => requestId === id)).toHaveLength(1);
  }
  await second.worker.end('SIGTERM');
  await second.portal.end('SIGTERM');
});
