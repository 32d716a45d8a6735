import { randomUUID } from 'node:crypto';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operation } from '../../tests/contract/contract-loan';
import { stepsOf } from '../../tests/contract/loan-steps';
import { onServer } from '../../tests/support/on-server';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';

let at: TestPortal;

beforeAll(async () => {
  at = await testPortal();
});
afterAll(() => at.close());

/** A registered loan that was submitted to underwriting. */
async function inUnderwriting(): Promise<string> {
  const { los } = at.portal;
  const steps = stepsOf({ los, time: { now: new Date('2026-11-20T18:42:00Z') }, close: async () => {} });
  const { sLNm } = await steps.readyLoan();
  await los.register(operation(), sLNm);
  for (const to of ['28', '13']) await los.moveStatus(operation(), sLNm, to);
  return sLNm;
}

const post = async (login: string, loanNum: string, body: object) =>
  (await at.as(login)).post(`/api/lqb/loans/${loanNum}/status`).send(body);

const log = async (login: string, loanNum: string) =>
  (await (await at.as(login)).get(`/api/loan-proxy/${loanNum}/status-log`).expect(200)).body;

const auditOf = (loanNum: string) =>
  at.portal.db
    .selectFrom('portal.audit')
    .selectAll()
    .where('action', '=', 'loan.status')
    .where('subject', '=', `loan:${loanNum}`)
    .execute();

/** Adds a condition, and returns what closes it. */
async function addCondition(loanNum: string, cat: 'PTA' | 'PTD'): Promise<() => Promise<unknown>> {
  const { los } = at.portal;
  const added = { id: randomUUID(), cat, description: 'Appraisal', accepts: [] };
  const [condition] = await los.addConditions(operation(), loanNum, [added]);
  return () => los.moveCondition(operation(), loanNum, added.id, { version: condition?.version ?? 1, move: 'clear' });
}

describe('a decision on a loan', () => {
  it('takes a session, and the right to decide', async () => {
    const loanNum = await inUnderwriting();
    const answer = { to: '8', from: '13', reasons: ['income'] };
    expect((await supertest(at.app).post(`/api/lqb/loans/${loanNum}/status`).send(answer)).status).toBe(401);
    expect((await post('processor', loanNum, answer)).body.code).toBe('not-authorized');
    expect((await post('pml-loan-officer', loanNum, answer)).status).toBe(403);
    expect((await post('loan-officer', loanNum, answer)).status).toBe(403);
  });

  it('is refused with all that is missing, and changes nothing', async () => {
    const loanNum = await inUnderwriting();
    await addCondition(loanNum, 'PTA');
    const { status, body } = await post('underwriter', loanNum, { to: '4', from: '13' });
    expect([status, body.code, body.missing]).toEqual([422, 'not-ready', ['underwriting', 'conditions']]);
    expect(body.message).toContain('All PTA conditions closed (1 active)');
    expect((await post('underwriter', loanNum, { to: '8', from: '13', reasons: ['bankruptcy'] })).status).toBe(422);
    expect((await at.portal.los.loadLoan(loanNum)).sStatusT).toBe('13');
  });

  it('has no Social Security number in its note or its reason', async () => {
    const loanNum = await inUnderwriting();
    for (const [field, text, reason] of [
      ['note', 'See 900-12-3456', 'income'],
      ['otherReason', '900 12 3456 was used twice', 'other'],
    ] as const) {
      const answer = await post('underwriter', loanNum, { to: '8', from: '13', reasons: [reason], [field]: text });
      expect([answer.status, answer.body.fieldWordings?.[field]?.code]).toEqual([422, 'text-has-secret']);
    }
  });

  it('is stored with its reasons and its note, once, with its audit entry', async () => {
    const loanNum = await inUnderwriting();
    const answer = { reasons: ['income', 'other'], otherReason: 'Second job', note: 'Call the employer' };
    const first = await post('underwriter', loanNum, { to: '8', from: '13', ...answer });
    expect(first.body).toMatchObject({
      sStatusT: '8',
      sSuspenseReasonsT: ['income', 'other'],
      sSuspendedD: '2026-11-20',
    });
    const once = await auditOf(loanNum);
    const again = await post('underwriter', loanNum, { to: '8', from: '13', ...answer });
    expect([again.status, again.body.version]).toEqual([200, first.body.version]);
    expect((await log('underwriter', loanNum)).at(-1)).toMatchObject({ status: '8', from: '13', ...answer });
    expect([once.length > 0, await auditOf(loanNum)]).toEqual([true, once]);
    expect(JSON.stringify(once)).not.toContain('Call the employer');
  });

  it('shows brokers the reasons, but no note', async () => {
    const loanNum = await inUnderwriting();
    await post('underwriter', loanNum, { to: '8', from: '13', reasons: ['assets'], note: 'Looks invented' });
    const { los } = at.portal;
    const loan = await los.loadLoan(loanNum);
    const { rows } = await onServer(at.ownerUrl, (client) =>
      client.query<{ company_name: string }>("select company_name from portal.users where login = 'pml-loan-officer'"),
    );
    await los.changeLoan(operation(), loanNum, {
      version: loan.version,
      changes: { sBranchChannelT: '2', sBranchName: null, sOriginatingCompanyName: rows[0]?.company_name },
    });
    const broker = await log('pml-loan-officer', loanNum);
    expect(broker.at(-1)).toMatchObject({ status: '8', reasons: ['assets'] });
    const activity = await (await at.as('pml-loan-officer')).get(`/api/lqb/loans/${loanNum}/activity`).expect(200);
    expect(JSON.stringify([broker, activity.body])).not.toContain('Looks invented');
    const own = await (await at.as('underwriter')).get(`/api/lqb/loans/${loanNum}/activity`).expect(200);
    expect(JSON.stringify(own.body)).toContain('Looks invented');
    // The move is shown once, with its reasons, and not again as a change of fields.
    const fields = own.body.flatMap((entry: { fields?: { field: string }[] }) => entry.fields ?? []);
    expect(fields.map(({ field }: { field: string }) => field)).not.toContain('sSuspenseReasonsT');
  });

  it('gets 409 with the current loan once someone else moved it', async () => {
    const loanNum = await inUnderwriting();
    await post('processor', loanNum, { to: '7', from: '13' });
    const { status, body } = await post('administrator', loanNum, { to: '8', from: '13', reasons: ['income'] });
    expect([status, body.code, body.current.sStatusT]).toEqual([409, 'stale', '7']);
  });

  it('writes the date of each milestone on the way to Clear To Close', async () => {
    const loanNum = await inUnderwriting();
    const approved = await post('underwriter', loanNum, { to: '4', from: '13', isManual: true, note: 'Reserves' });
    expect(approved.body).toMatchObject({ sApprovD: '2026-11-20', sInitialApprovalD: '2026-11-20', sIsManualUw: true });
    await post('processor', loanNum, { to: '33', from: '4' });
    await post('underwriter', loanNum, { to: '23', from: '33' });
    const close = await addCondition(loanNum, 'PTD');
    expect((await post('underwriter', loanNum, { to: '21', from: '23' })).body.missing).toEqual(['conditions']);
    await close();
    const clear = await post('underwriter', loanNum, { to: '21', from: '23' });
    expect(clear.body).toMatchObject({ sStatusT: '21', sClearToCloseD: '2026-11-20', sConditionReviewD: '2026-11-20' });
  });
});

describe('the day of the adverse action notice', () => {
  const record = async (login: string, loanNum: string, day: string | null, version?: number) => {
    const current = version ?? (await at.portal.los.loadLoan(loanNum)).version;
    return (await at.as(login)).post(`/api/lqb/loans/${loanNum}`).send({ version: current, sAdverseActionSentD: day });
  };

  it('takes a session, the right to decide, and a loan that needs the notice', async () => {
    const loanNum = await inUnderwriting();
    const sent = { version: 1, sAdverseActionSentD: '2026-11-20' };
    expect((await supertest(at.app).post(`/api/lqb/loans/${loanNum}`).send(sent)).status).toBe(401);
    expect((await record('processor', loanNum, '2026-11-20')).status).toBe(403);
    expect((await record('underwriter', loanNum, '2026-11-20')).status).toBe(403);
    await post('underwriter', loanNum, { to: '10', from: '13', reasons: ['bankruptcy'] });
    expect((await record('processor', loanNum, '2026-11-20')).status).toBe(403);
    expect((await record('pml-loan-officer', loanNum, '2026-11-20')).status).toBe(403);
    expect((await at.portal.los.loadLoan(loanNum)).sAdverseActionSentD ?? null).toBeNull();
  });

  it('is no day before the denial, and none in the future', async () => {
    const loanNum = await inUnderwriting();
    await post('underwriter', loanNum, { to: '10', from: '13', reasons: ['bankruptcy'] });
    for (const day of ['2026-11-19', '2026-11-21']) {
      const { status, body } = await record('underwriter', loanNum, day);
      expect([status, Object.keys(body.fields)]).toEqual([422, ['sAdverseActionSentD']]);
    }
  });

  it('is stored with its audit entry, and not over that of someone else', async () => {
    const loanNum = await inUnderwriting();
    const { body: denied } = await post('underwriter', loanNum, { to: '10', from: '13', reasons: ['bankruptcy'] });
    const { status, body } = await record('underwriter', loanNum, '2026-11-20', denied.version);
    expect([status, body.sAdverseActionSentD]).toEqual([200, '2026-11-20']);
    expect((await record('administrator', loanNum, null, denied.version)).body.code).toBe('stale');
    const entries = await at.portal.db
      .selectFrom('portal.audit')
      .selectAll()
      .where('action', '=', 'loan.change')
      .where('subject', '=', `loan:${loanNum}`)
      .execute();
    expect(JSON.stringify(entries)).toContain('sAdverseActionSentD');
  });

  it('is not part of a new loan', async () => {
    const fields = { sBranchChannelT: '1', sLPurposeT: '0', sAdverseActionSentD: '2026-11-20' };
    expect((await (await at.as('loan-officer')).post('/api/lqb/loans/create').send(fields)).status).toBe(403);
  });
});
