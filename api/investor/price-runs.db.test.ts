import { randomUUID } from 'node:crypto';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PriceRunDetail, PriceRunLoan } from '../../domain/investor/price-run.schemas';
import { completePurchase, createLoan } from '../../tests/support/loan-builder';
import { setLoanFields } from '../../tests/support/set-loan-fields';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';
import { LosError, notOfferedByLos } from '../los/los-error';
import { orderTypes } from '../order-types';
import { startOrderWorker } from '../orders/worker';
import { seedOrganization } from '../reference/seed';
import { storePrices } from './price-run.queries';
import { type Saving, saveNext } from './save-prices';

let at: TestPortal;
/** Three locked loans with a program, and one without. */
let loans: string[];
let plain: string;

const locked = { sRateLockStatusT: '1', sRLckdD: '2026-11-02', sRLckdDays: 30, sRLckdExpiredD: '2026-12-02' };

beforeAll(async () => {
  at = await testPortal();
  await seedOrganization(at.portal);
  loans = [];
  for (const price of ['99.000', '100.000', '105.000']) loans.push(await lockedLoan(price));
  plain = await createLoan(at, 'loan-officer', completePurchase);
});
afterAll(() => at.close());

async function lockedLoan(price: string): Promise<string> {
  const loan = await createLoan(at, 'loan-officer', completePurchase);
  const officer = await at.as('loan-officer');
  const { PricingResults } = (await officer.post(`/api/lqb/loans/${loan}/pricing-simple?rates=best`).send({})).body;
  const program = PricingResults.Program.find((one: { Status: string }) => one.Status === 'Eligible');
  const [rate] = program.RateOption;
  await officer
    .post(`/api/lqb/loans/${loan}/register-loan-program`)
    .send({ lLpTemplateId: program.lLpTemplateId, requestedRate: rate.Rate, requestedFee: rate.Point })
    .expect(200);
  await setLoanFields(at, loan, { ...locked, sBrokerLockFinalBrokComp1PcPrice: price });
  return loan;
}

const json = (value: unknown) => encodeURIComponent(JSON.stringify(value));
const secondary = () => at.as('secondary');
const start = async (filter: object, id = randomUUID(), login = 'secondary') =>
  (await at.as(login)).post('/api/lqb/price-runs').send({ id, filter: JSON.stringify(filter) });
const read = async (id: string): Promise<PriceRunDetail> =>
  (await (await secondary()).get(`/api/lqb/price-runs/${id}`).expect(200)).body;
const loansOf = async (id: string, filter: object = {}): Promise<PriceRunLoan[]> =>
  (await (await secondary()).get(`/api/lqb/price-run-loans?range=[0,99]&filter=${json({ run: id, ...filter })}`)).body;
const save = async (id: string, loanNums?: readonly string[], login = 'secondary') =>
  (await at.as(login)).post(`/api/lqb/price-runs/${id}/save`).send(loanNums ? { loanNums } : {});

const until = (id: string, is: (run: PriceRunDetail) => boolean) =>
  vi.waitFor(
    async () => {
      const run = await read(id);
      expect(is(run), JSON.stringify(run)).toBe(true);
      return run;
    },
    { timeout: 20_000, interval: 50 },
  );

/** Runs a worker while the work is done. */
async function withWorker<T>(work: () => Promise<T>): Promise<T> {
  const worker = startOrderWorker(at.portal, at.databaseUrl, orderTypes, { rescueEveryMs: 100, graceMs: 0 });
  try {
    return await work();
  } finally {
    await worker.stop();
  }
}

async function priced(filter: object): Promise<string> {
  const { body, status } = await start(filter);
  expect(status).toBe(201);
  await withWorker(() => until(body.id, ({ state }) => state === 'completed'));
  return body.id;
}

describe('the calls of batch pricing', () => {
  it('require sign-in, and Administrator or Secondary', async () => {
    const id = randomUUID();
    const gets = [
      '/price-runs',
      '/price-runs/export',
      `/price-runs/${id}`,
      '/price-run-loans',
      '/price-run-loans/export',
    ];
    const posts = ['/price-runs', `/price-runs/${id}/cancel`, `/price-runs/${id}/save`];
    const [desk, external] = [await at.as('lock-desk'), await at.as('secondary-external')];
    for (const path of gets) {
      await supertest(at.app).get(`/api/lqb${path}`).expect(401);
      expect([(await desk.get(`/api/lqb${path}`)).status, (await external.get(`/api/lqb${path}`)).status]).toEqual([
        403, 403,
      ]);
    }
    for (const path of posts) {
      await supertest(at.app).post(`/api/lqb${path}`).send({}).expect(401);
      expect((await desk.post(`/api/lqb${path}`).send({})).status).toBe(403);
    }
    expect((await (await secondary()).get(`/api/lqb/price-runs/${id}`)).status).toBe(404);
  });
});

describe('a run', () => {
  it('prices what the filter finds and says what would gain or lose', async () => {
    const id = await priced({ id: [...loans, plain] });
    const { totals, by } = await read(id);
    expect(by).toBe('Leopold Vance-Amari');
    const rows = await loansOf(id);
    expect(rows.map(({ loanNum, state }) => [loanNum, state]).sort()).toEqual(
      [...loans.map((loan) => [loan, 'priced']), [plain, 'no-program']].sort(),
    );
    const today = Number(rows.find(({ loanNum }) => loanNum === loans[1])?.price);
    // 480,000 locked at 100.000: each point is 4,800.00.
    expect(rows.find(({ loanNum }) => loanNum === loans[1])?.gain).toBe(((today - 100) * 4800).toFixed(2));
    expect(totals).toMatchObject({ loans: 4, done: 4, priced: 3, gaining: 2, losing: 1, toSave: 3, changed: 0 });
    expect(Number(totals.net)).toBeCloseTo(Number(totals.gain) + Number(totals.loss), 2);
    expect((await loansOf(id, { outcome: ['loss'] })).map(({ loanNum }) => loanNum)).toEqual([loans[2]]);
    const csv = await (await secondary())
      .get(`/api/lqb/price-run-loans/export?filter=${json({ run: id })}`)
      .expect(200);
    expect(csv.text.trim().split('\r\n')).toHaveLength(5);
    const runs = await (await secondary()).get(`/api/lqb/price-runs/export?filter=${json({ q: 'Vance' })}`).expect(200);
    const [heads, run] = runs.text.trim().split('\r\n');
    expect(heads?.endsWith('Started,User,State,Loans,Priced,Ended')).toBe(true);
    expect(run).toContain(',Leopold Vance-Amari,completed,4,4,');
  });

  it('starts once for the same ID, and refuses a filter that finds nothing', async () => {
    const id = randomUUID();
    const [one, other] = await Promise.all([start({ id: loans }, id), start({ id: loans }, id)]);
    expect([one.status, other.status]).toEqual([201, 201]);
    const orders = await at.portal.db
      .selectFrom('portal.price_runs')
      .innerJoin('portal.orders', 'portal.orders.id', 'portal.price_runs.order_id')
      .select('portal.orders.kind')
      .where('portal.price_runs.id', '=', id)
      .execute();
    expect(orders).toEqual([{ kind: 'price-run' }]);
    const nothing = await start({ id: ['0000000000'] });
    expect([nothing.status, nothing.body.message]).toEqual([422, 'No loans match. Change the filters.']);
  });

  it('is canceled before it is worked on, and keeps what it has', async () => {
    const { body } = await start({ id: loans });
    const cancelled = await (await secondary()).post(`/api/lqb/price-runs/${body.id}/cancel`).send({}).expect(200);
    expect(cancelled.body).toMatchObject({ state: 'cancelled', done: 0, canCancel: false });
    const again = await (await secondary()).post(`/api/lqb/price-runs/${body.id}/cancel`).send({}).expect(200);
    expect(again.body.state).toBe('cancelled');
  });

  it('goes on after its process was killed, and prices each loan once', async () => {
    const { body } = await start({ id: loans });
    // The process priced one loan, and died before it said so.
    const [first = ''] = [...loans].sort();
    const prices = await at.portal.los.currentPrices([first]);
    await storePrices(at.portal.db, body.id, [first], prices);
    await at.portal.db
      .updateTable('portal.orders')
      .set({ in_doubt: true, attempts: 1 })
      .where('kind', '=', 'price-run')
      .where('state', '=', 'submitted')
      .execute();
    const run = await withWorker(() => until(body.id, ({ state }) => state === 'completed'));
    expect(run.totals).toMatchObject({ loans: 3, done: 3, priced: 3 });
  });
});

describe('saving the prices of a run', () => {
  it('writes each price with its audit entry, and leaves a loan that was changed', async () => {
    const id = await priced({ id: loans });
    const [kept = '', changed = '', third = ''] = loans;
    await setLoanFields(at, changed, { sInvestorLockLoanNum: 'X-1' });
    expect((await loansOf(id, { changed: true })).map(({ loanNum }) => loanNum)).toEqual([changed]);
    expect((await save(id, [kept, changed])).status).toBe(200);
    const run = await withWorker(() => until(id, ({ totals }) => totals.saved + totals.notSaved === 2));
    expect(run.totals).toMatchObject({ saved: 1, notSaved: 1, toSave: 1 });
    const states = Object.fromEntries((await loansOf(id)).map(({ loanNum, save: state }) => [loanNum, state]));
    expect(states).toEqual({ [kept]: 'saved', [changed]: 'changed', [third]: null });
    const { sCurrentPrice, sCurrentPriceDays } = await at.portal.los.loadLoan(kept);
    const row = (await loansOf(id)).find(({ loanNum }) => loanNum === kept);
    expect([sCurrentPrice, sCurrentPriceDays]).toEqual([row?.price, row?.lockDays]);
    expect((await at.portal.los.loadLoan(changed)).sCurrentPrice).toBeUndefined();
    const audited = await at.portal.db
      .selectFrom('portal.audit')
      .select(['subject', 'outcome'])
      .where('action', '=', 'loan.save-current-price')
      .where('actor', '=', 'secondary')
      .where('outcome', '<>', 'open')
      .execute();
    expect(audited.map(({ subject, outcome }) => [subject, outcome]).sort()).toEqual(
      [
        [`loan:${changed}`, 'failed'],
        [`loan:${kept}`, 'done'],
      ].sort(),
    );
  });

  it('is done once by two users at the same time', async () => {
    at.time.forward(60_000);
    const id = await priced({ id: loans });
    const answers = await Promise.all([save(id), save(id, undefined, 'administrator')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const before = await Promise.all(loans.map(async (loan) => (await at.portal.los.loadLoan(loan)).version));
    const run = await withWorker(() => until(id, ({ totals }) => totals.saved === 3));
    expect(run.totals).toMatchObject({ saved: 3, notSaved: 0, toSave: 0 });
    const after = await Promise.all(loans.map(async (loan) => (await at.portal.los.loadLoan(loan)).version));
    expect(after).toEqual(before.map((version) => version + 1));
  });

  it('repeats the write of a process that was killed under its own ID', async () => {
    at.time.forward(60_000);
    const id = await priced({ id: loans });
    const [loan = ''] = loans;
    const row = (await loansOf(id)).find(({ loanNum }) => loanNum === loan);
    await save(id, [loan]);
    const operationId = randomUUID();
    const { version } = await at.portal.los.loadLoan(loan);
    const operation = { id: operationId, by: 'secondary', byName: 'Leopold Vance-Amari' };
    await at.portal.los.saveCurrentPrice(operation, loan, { version, price: row?.price ?? '' });
    await at.portal.db
      .updateTable('portal.price_run_loans')
      .set({ save_state: 'saving', save_operation_id: operationId })
      .where('run_id', '=', id)
      .where('loan_num', '=', loan)
      .execute();
    const run = await withWorker(() => until(id, ({ totals }) => totals.saving === 0));
    expect(run.totals).toMatchObject({ saved: 1, notSaved: 0 });
    expect((await at.portal.los.loadLoan(loan)).version).toBe(version + 1);
  });

  it('sends prices again that the LOS did not answer, and ends those of a call that it refuses', async () => {
    at.time.forward(60_000);
    const id = await priced({ id: loans });
    await save(id);
    const { orderId } = await at.portal.db
      .selectFrom('portal.price_run_loans')
      .select('save_order_id as orderId')
      .where('run_id', '=', id)
      .executeTakeFirstOrThrow();
    const author = { id: randomUUID(), by: 'secondary', byName: 'Leopold Vance-Amari' };
    const { los } = at.portal;
    const savingWith = (saveCurrentPrices: typeof los.saveCurrentPrices): Saving => ({
      ...{ portal: { ...at.portal, los: { ...los, saveCurrentPrices } }, runId: id, orderId: orderId ?? '', author },
    });
    const silent = savingWith(async (saves) => {
      await los.saveCurrentPrices(saves);
      throw new LosError('timeout', 'los-timeout');
    });
    const refusing = savingWith(() => Promise.reject(notOfferedByLos('investor')));
    const before = await Promise.all(loans.map(async (loan) => (await los.loadLoan(loan)).version));
    await expect(saveNext(silent, 2)).rejects.toThrow('too long');
    expect((await read(id)).totals).toMatchObject({ saving: 3, saved: 0 });
    expect(await saveNext(savingWith(los.saveCurrentPrices), 2)).toBe(true);
    expect((await read(id)).totals).toMatchObject({ saving: 1, saved: 2 });
    expect(await saveNext(refusing, 2)).toBe(true);
    expect((await read(id)).totals).toMatchObject({ saving: 0, saved: 2, notSaved: 1, toSave: 1 });
    expect(await saveNext(refusing, 2)).toBe(false);
    const after = await Promise.all(loans.map(async (loan) => (await los.loadLoan(loan)).version));
    const sent = [...loans].sort().slice(0, 2);
    expect(after).toEqual(before.map((version, index) => version + (sent.includes(loans[index] ?? '') ? 1 : 0)));
  });
});
