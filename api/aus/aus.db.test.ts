import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { AusStatus, AusView } from '../../domain/application/submission/aus-view.schemas';
import { pollJob } from '../../domain/aus/poll-interval';
import { createLoan } from '../../tests/support/loan-builder';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';
import { underwrittenPurchase } from '../../tests/support/underwritten-loan';
import { LosError } from '../los/los-error';

const [officer, broker, underwriter] = ['loan-officer', 'pml-loan-officer', 'underwriter'];
const account = { cra: '1000', craUserId: 'harbor7', craPassword: 'Ocean-Trail-77' };
const LOAN = 'X-Loan-Number';

let at: TestPortal;
let loanNum: string;
beforeAll(async () => {
  at = await testPortal({ worker: true });
  loanNum = await createLoan(at, officer, underwrittenPurchase);
});
afterAll(() => at.close());

const proxy = (path: string, num = loanNum) => `/api/loan-proxy/${num}/${path}`;
const submit = async (login: string, path = 'desktop-underwriter', body: object = {}, num = loanNum) =>
  (await at.as(login)).post(proxy(path, num)).send(body);
const viewOf = async (login = officer, num = loanNum): Promise<AusView> =>
  (await (await at.as(login)).get(proxy('aus-runs', num)).expect(200)).body;
const change = async (fields: object, num = loanNum) => {
  const agent = await at.as(officer);
  const { version } = (await agent.get(`/api/lqb/loans/${num}`)).body;
  await agent
    .post(`/api/lqb/loans/${num}`)
    .send({ version, ...fields })
    .expect(200);
};

/** Submits to LPA as the specification says: starts the job, then polls by the interval of each answer. */
async function submitToLpa(login: string, num = loanNum): Promise<AusStatus> {
  const agent = await at.as(login);
  const final = await pollJob(
    async () => (await agent.post('/api/lpa').set(LOAN, num).send({}).expect(200)).body,
    async ({ JobId, hash }) => (await agent.post(`/api/lpa/${JobId}`).set(LOAN, num).send({ hash }).expect(200)).body,
    (ms) => pause(Math.min(ms, 300)),
  );
  expect(final.PollingIntervalInMs).toBe(0);
  return final.response;
}

const calls = [
  ['post', 'desktop-underwriter', {}],
  ['post', 'desktop-originator', {}],
  ['get', 'du-response-status', undefined],
  ['get', 'do-response-status', undefined],
  ['get', 'lpa-response', undefined],
  ['get', 'aus-runs', undefined],
  ['get', 'aus-trial?system=DU', undefined],
  ['post', 'aus-run-of-record', { version: 1, runId: '3b2f7a52-6df0-4a3c-9a3e-2f5f0a1b4c11' }],
] as const;
const job = '3b2f7a52-6df0-4a3c-9a3e-2f5f0a1b4c11';

describe('every call of automated underwriting', () => {
  it('needs a signed-in user', async () => {
    for (const [method, path, body] of calls) await supertest(at.app)[method](proxy(path)).send(body).expect(401);
    await supertest(at.app).get('/api/lpa/cra').expect(401);
    await supertest(at.app).post('/api/lpa').set(LOAN, loanNum).send({}).expect(401);
    await supertest(at.app).post(`/api/lpa/${job}`).set(LOAN, loanNum).send({ hash: '' }).expect(401);
  });

  it('needs the page, and the loan must be visible', async () => {
    for (const login of ['shipper', broker]) {
      const agent = await at.as(login);
      for (const [method, path, body] of calls) await agent[method](proxy(path)).send(body).expect(403);
      await agent.post('/api/lpa').set(LOAN, loanNum).send({}).expect(403);
      await agent.post(`/api/lpa/${job}`).set(LOAN, loanNum).send({ hash: '' }).expect(403);
    }
  });

  it('of LPA names its loan in the header', async () => {
    await (await at.as(officer)).post('/api/lpa').send({}).expect(400);
  });
});

it('lists the credit agencies with those that use the system of another (AUS-05)', async () => {
  const { body } = await (await at.as(broker)).get('/api/lpa/cra').expect(200);
  expect(body.filter((one: { IsTechnicalAffiliate?: boolean }) => one.IsTechnicalAffiliate).length).toBeGreaterThan(0);
});

describe('a submission to DU', () => {
  it('is answered with a result that says it is simulated, and kept as a run with its findings', async () => {
    const { status, body } = await submit(officer, 'desktop-underwriter', { ...account, reissueList: [] });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({
      ...{ system: 'DU', state: 'complete', notice: 'Simulation: not an agency’s decision.' },
      run: { number: 1, outcome: 'Approve/Eligible', code: '1' },
    });
    const view = await viewOf();
    expect(view.needs).toEqual([]);
    expect(view.runs[0]).toMatchObject({ caseId: body.caseId, agency: '1000', staleness: { isOutOfDate: false } });
    expect(view.runs[0]?.report.findings.map(({ id }) => id)).toContain('D-204');
  });

  it('stores no password: not in the order, the run or the table of accounts after its end', async () => {
    const orders = await (await at.as(officer)).get(proxy('orders')).expect(200);
    expect(orders.body[0]).toMatchObject({ kind: expect.stringContaining('aus-') });
    expect(JSON.stringify(orders.body)).not.toContain(account.craPassword);
    expect(JSON.stringify(await viewOf())).not.toContain(account.craPassword);
    expect(await at.portal.db.selectFrom('portal.aus_accounts').select('order_id').execute()).toEqual([]);
  });

  it('forgets the password also of a submission that fails', async () => {
    const num = await createLoan(at, officer, underwrittenPurchase);
    const refuse = vi
      .spyOn(at.portal.los, 'submitUnderwriting')
      .mockRejectedValueOnce(new LosError('not-allowed', 'aus-no-run'));
    const { body } = await submit(officer, 'desktop-underwriter', account, num);
    refuse.mockRestore();
    expect(body).toMatchObject({ state: 'failed' });
    expect(await at.portal.db.selectFrom('portal.aus_accounts').select('order_id').execute()).toEqual([]);
  });

  it('files the findings as a PDF of the loan', async () => {
    await expect.poll(async () => (await viewOf()).runs[0]?.docId, { timeout: 20_000 }).toBeTruthy();
    const { docId } = (await viewOf()).runs[0] ?? {};
    const agent = await at.as(officer);
    const { body } = await agent
      .get(`/api/lqb/edocs/${loanNum}/download/${docId}`)
      .buffer(true)
      .parse((res, done) => {
        const parts: Buffer[] = [];
        res.on('data', (part: Buffer) => parts.push(part));
        res.on('end', () => done(null, Buffer.concat(parts)));
      });
    expect(body.subarray(0, 5).toString()).toBe('%PDF-');
    const filed = at.portal.db.selectFrom('portal.audit').select('action').where('action', 'like', '%findings');
    expect((await filed.execute()).map(({ action }) => action)).toContain('loan.underwriting-findings');
  });

  it('refuses an unknown agency and an account without its password', async () => {
    expect((await submit(officer, 'desktop-underwriter', { ...account, cra: '9999' })).body.fields).toHaveProperty(
      'cra',
    );
    const lacking = await submit(officer, 'desktop-underwriter', { ...account, craPassword: '' });
    expect(lacking.status).toBe(422);
    expect(lacking.body.fields).toHaveProperty('craPassword');
  });

  it('of DO counts its own runs', async () => {
    const { body } = await submit(officer, 'desktop-originator');
    expect(body).toMatchObject({ system: 'DO', run: { number: 1 } });
    const read = await (await at.as(officer)).get(proxy('do-response-status')).expect(200);
    expect(read.body).toEqual(body);
  });
});

describe('a submission to LPA', () => {
  it('starts a job, is polled by the interval of the server, and ends with an interval of 0 (AUS-01, -02, -04)', async () => {
    const final = await submitToLpa(officer);
    expect(final).toMatchObject({ system: 'LPA', state: 'complete', run: { outcome: 'Accept/Eligible', code: '10' } });
    const read = await (await at.as(officer)).get(proxy('lpa-response')).expect(200);
    expect(read.body).toEqual(final);
  });

  it('is not polled with another hash, nor under another loan', async () => {
    const agent = await at.as(officer);
    const { body } = await agent.post('/api/lpa').set(LOAN, loanNum).send({}).expect(200);
    expect(body.PollingIntervalInMs).toBeGreaterThan(0);
    await agent.post('/api/lpa').set(LOAN, loanNum).send({}).expect(409);
    await agent.post(`/api/lpa/${body.JobId}`).set(LOAN, loanNum).send({ hash: 'other' }).expect(409);
    const other = await createLoan(at, officer, underwrittenPurchase);
    await agent.post(`/api/lpa/${body.JobId}`).set(LOAN, other).send({ hash: body.hash }).expect(404);
    // The page is closed: the worker goes on, and whoever opens it later reads the result.
    await expect
      .poll(async () => (await agent.get(proxy('lpa-response'))).body.state, { timeout: 20_000 })
      .toBe('complete');
    expect((await viewOf()).runs.filter(({ system }) => system === 'LPA')).toHaveLength(2);
  });
});

describe('a run', () => {
  it('is out of date once the loan changes, and must be repeated when the debt ratio rises above 45%', async () => {
    const num = await createLoan(at, officer, underwrittenPurchase);
    await submit(officer, 'desktop-underwriter', {}, num);
    await change({ sProHazIns: '121.00' }, num);
    expect((await viewOf(officer, num)).runs[0]?.staleness).toMatchObject({ isOutOfDate: true, reasons: [] });
    await change({ liabilities: [{ ...underwrittenPurchase.liabilities[0], payment: '2100.00' }] }, num);
    const [run] = (await viewOf(officer, num)).runs;
    expect(run?.staleness.reasons).toEqual([expect.objectContaining({ kind: 'ratio-above' })]);
    expect(run?.staleness.causes).toEqual(['debts', 'housing']);
    await submit(officer, 'desktop-underwriter', {}, num);
    expect((await viewOf(officer, num)).runs[0]).toMatchObject({ number: 2, staleness: { isOutOfDate: false } });
  });

  it('becomes the run of record by a user of the lender, with its code in the loan (AUS-06)', async () => {
    const { version, runs } = await viewOf();
    const run = runs.find(({ system }) => system === 'DU');
    const agent = await at.as(officer);
    await agent
      .post(proxy('aus-run-of-record'))
      .send({ version: version - 1, runId: run?.id })
      .expect(409);
    const { body } = await agent.post(proxy('aus-run-of-record')).send({ version, runId: run?.id }).expect(200);
    expect(body.sProd3rdPartyUwResultT).toBe('1');
    expect((await viewOf()).runs.filter(({ isRecord }) => isRecord).map(({ id }) => id)).toEqual([run?.id]);
  });

  it('is shown with the changes that would improve it', async () => {
    const num = await createLoan(at, officer, {
      ...underwrittenPurchase,
      liabilities: [{ ...underwrittenPurchase.liabilities[1], payment: '2900.00' }],
    });
    const agent = await at.as(officer);
    const { body } = await agent.get(proxy('aus-trial?system=DU', num)).expect(200);
    expect(body.outcome.recommendation).toBe('refer-caution');
    expect(body.changes.map(({ kind }: { kind: string }) => kind)).toEqual(
      expect.arrayContaining(['payoff', 'income']),
    );
    expect(body.runs).toBeGreaterThan(10);
  });
});

it('lets brokers submit and read their loans, and leaves the run of record to the lender', async () => {
  const num = await createLoan(at, broker, underwrittenPurchase);
  const { status } = await submit(broker, 'desktop-originator', {}, num);
  expect(status).toBe(200);
  const { version, runs } = await viewOf(broker, num);
  const record = { version, runId: runs[0]?.id };
  await (await at.as(broker)).post(proxy('aus-run-of-record', num)).send(record).expect(403);
});

it('copies debts only for users who write on the application page', async () => {
  const role = 'Loan Officer Assistant';
  const login = 'loan-officer-assistant';
  const num = await createLoan(at, login, { ...underwrittenPurchase, liabilities: [] });
  await (await at.as('administrator'))
    .post('/api/emet-data/access/ui')
    .send({ changes: [{ connectPortal: '/app', role, before: 'w', after: 'r' }] })
    .expect(200);
  expect((await submit(login, 'desktop-underwriter', { isCopyLiabilities: true }, num)).status).toBe(403);
  expect((await submit(login, 'desktop-underwriter', {}, num)).status).toBe(200);
});

it('makes a condition of a message, in the category AUS', async () => {
  const [run] = (await viewOf()).runs;
  const condition = run?.report.findings.find(({ condition: proposed }) => proposed)?.condition;
  const id = '5a2f7a52-6df0-4a3c-9a3e-2f5f0a1b4c11';
  const added = await (await at.as(underwriter))
    .post(`/api/lqb/loans/${loanNum}/conditions`)
    .send({ conditions: [{ id, cat: 'AUS', ...condition }] });
  expect(added.status, JSON.stringify(added.body)).toBe(201);
});

it('is submitted once for a key, also when the call is repeated after a lost answer or twice at once', async () => {
  const num = await createLoan(at, officer, underwrittenPurchase);
  const key = randomUUID();
  const both = await Promise.all([1, 2].map(() => submit(officer, 'desktop-underwriter', { key }, num)));
  const again = await submit(officer, 'desktop-underwriter', { key }, num);
  expect([...both, again].map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await viewOf(officer, num)).runs).toHaveLength(1);
  expect((await submit(officer, 'desktop-underwriter', { key: randomUUID() }, num)).status).toBe(200);
  expect((await viewOf(officer, num)).runs).toHaveLength(2);
  const lpa = async () => (await at.as(officer)).post('/api/lpa').set(LOAN, num).send({ key });
  expect((await lpa()).body.JobId).toBe((await lpa()).body.JobId);
});
