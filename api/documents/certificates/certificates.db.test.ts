import supertest from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LoanDocument } from '../../../domain/loan/document';
import type { Condition } from '../../../domain/underwriting/condition.schemas';
import { completePurchase, createLoan } from '../../../tests/support/loan-builder';
import { type TestPortal, testPortal } from '../../../tests/support/test-portal';

let at: TestPortal;
let loanNum: string;
/** What the LOS decided about the loan. */
let decided: Partial<LoanDocument>;
let conditions: Condition[];
beforeAll(async () => {
  at = await testPortal();
  const { los } = at.portal;
  const { loadLoan } = los;
  Object.assign(los, {
    loadLoan: async (of: string) => ({ ...(await loadLoan(of)), ...decided }),
    conditions: async () => conditions,
  });
});
beforeEach(async () => {
  at.time.set(new Date('2026-11-20T18:42:00Z'));
  decided = {};
  conditions = [];
  loanNum = await createLoan(at, 'loan-officer', completePurchase);
  decided = { sStatusT: '13' };
});
afterAll(() => at.close());

const request = async (login: string, body: object = {}) =>
  (await at.as(login)).post(`/api/lqb/loans/${loanNum}/loan-status-cert`).send(body).buffer(true);
const issue = (body: object = {}) => request('underwriter', { issue: true, ...body });
const versions = async (docType = '01 APPROVAL CERTIFICATE'): Promise<number> =>
  (await at.portal.los.files(loanNum, { docType, replaced: true })).length;

describe('POST /lqb/loans/{loanNum}/loan-status-cert', () => {
  it('requires sign-in', async () => {
    await supertest(at.app).post(`/api/lqb/loans/${loanNum}/loan-status-cert`).expect(401);
  });

  it('requires access to the loan', async () => {
    expect((await request('pml-loan-officer')).status).toBe(403);
  });

  it('is issued by underwriters only', async () => {
    decided = { sStatusT: '4' };
    expect((await request('loan-officer', { issue: true })).status).toBe(403);
    expect((await request('loan-officer')).status).toBe(404);
    expect((await issue()).status).toBe(200);
    expect((await request('loan-officer')).status).toBe(200);
  });

  it.each([
    ['4', '01 APPROVAL CERTIFICATE'],
    ['25', '01 APPROVAL CERTIFICATE'],
    ['8', '02 SUSPENSE NOTIFICATION'],
    ['7', '02 SUSPENSE NOTIFICATION'],
    ['10', '03 CREDIT DENIAL'],
  ])('in status %s is the %s', async (sStatusT, docType) => {
    decided = { sStatusT };
    const answer = await issue();
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toContain(`${docType} ${loanNum}.pdf`);
    expect(Buffer.from(answer.body).toString('latin1', 0, 5)).toBe('%PDF-');
    expect(await versions(docType)).toBe(1);
  });

  it('does not exist in other statuses, even if one was issued before', async () => {
    expect((await issue()).status).toBe(404);
    decided = { sStatusT: '4' };
    await issue();
    decided = { sStatusT: '9' };
    expect((await request('underwriter')).status).toBe(404);
    expect((await issue()).status).toBe(404);
  });

  it('becomes a new version when the facts have changed, and stays the same otherwise', async () => {
    decided = { sStatusT: '4' };
    const first = Buffer.from((await issue()).body);
    at.time.forward(2 * 86_400_000);
    await at.signIn('underwriter');
    await at.signIn('loan-officer');
    expect(Buffer.from((await issue()).body)).toEqual(first);
    expect(await versions()).toBe(1);
    const text = { id: 'c1', description: 'Signed Form 4506-C', createdD: '2026-11-19', doneD: null, dueD: null };
    const parts = { number: 1, version: 1, state: 'active' as const, accepts: [], documents: [], steps: [] };
    conditions = [{ ...text, ...parts, status: 'Active', cat: 'Processing' }];
    const second = Buffer.from((await issue()).body);
    expect(second).not.toEqual(first);
    expect(await versions()).toBe(2);
    expect(Buffer.from((await request('loan-officer')).body)).toEqual(second);
    // Internal conditions are not printed, so another one changes nothing.
    conditions = [...conditions, { ...text, ...parts, id: 'c2', number: 2, status: 'Active', cat: 'Internal' }];
    expect(Buffer.from((await issue()).body)).toEqual(second);
    expect(await versions()).toBe(2);
  });

  it('becomes one version if two underwriters issue it at once', async () => {
    decided = { sStatusT: '4' };
    await at.as('underwriter');
    const bodies = await Promise.all([issue(), issue(), issue()]);
    expect(bodies.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [first, ...others] = bodies.map(({ body }) => Buffer.from(body));
    for (const other of others) expect(other).toEqual(first);
    expect(await versions()).toBe(1);
    expect(Buffer.from((await request('loan-officer')).body)).toEqual(first);
  });

  it('is audited as made and as opened', async () => {
    decided = { sStatusT: '4' };
    await issue();
    const rows = await at.portal.db
      .selectFrom('portal.audit')
      .select(['action', 'outcome'])
      .where('subject', '=', `loan:${loanNum}`)
      .where('action', 'in', ['documents.make', 'documents.open'])
      .execute();
    expect([...new Set(rows.map(({ action }) => action))].sort()).toEqual(['documents.make', 'documents.open']);
  });
});
