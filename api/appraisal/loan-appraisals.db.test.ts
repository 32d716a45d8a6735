import { sql } from 'kysely';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OrderBody } from '../../domain/appraisal/appraisal-order.schemas';
import type { AppraisalSummary } from '../../domain/appraisal/loan-appraisals.contract';
import { COMPANY, newId, openCompanies, orderOf } from '../../tests/support/appraisals';
import { completePurchase, createLoan } from '../../tests/support/loan-builder';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';
import { LosError } from '../los/los-error';
import { scheduleOrder } from '../orders/jobs.queries';
import { awaitOrder } from '../orders/orders.service';
import type { Vendors } from '../vendors/start-vendors';
import { storeStatus } from './store-status';

let at: TestPortal;
let vendors: Vendors;
let time = Date.now();
/** The time of the companies, which a test moves on by states. */
const STEP_MS = 60_000;
beforeAll(async () => {
  const opened = await openCompanies({ stepMs: STEP_MS, clock: () => new Date(time) });
  vendors = opened.vendors;
  at = await testPortal({ worker: true, appraisals: opened.appraisals, payments: opened.payments });
}, 60_000);
afterAll(async () => {
  await at.close();
  await vendors.close();
});

const RUTA = 'ruta.lindqvist@example.com';
const base = (loanNum: string, rest = '') => `/api/loan-proxy/${loanNum}/appraisals${rest}`;
const newLoan = (more: object = {}) => createLoan(at, 'loan-officer', { ...completePurchase, ...more });
const loanOf = (loanNum: string) => at.portal.los.loadLoan(loanNum);
const page = async (loanNum: string, login = 'administrator') => (await (await at.as(login)).get(base(loanNum))).body;

async function send(loanNum: string, id: string, more: Partial<OrderBody> = {}, login = 'administrator') {
  const { version } = await loanOf(loanNum);
  return (await at.as(login)).put(base(loanNum, `/${id}`)).send(orderOf(version, more));
}
const act = async (loanNum: string, rest: string, body: object, login = 'administrator') =>
  (await at.as(login)).post(base(loanNum, rest)).send(body);

/** Lets the worker ask the company now, not at its next turn. */
const askNow = (loanNum: string) =>
  at.portal.db.transaction().execute(async (trx) => {
    const waiting = await trx
      .updateTable('portal.orders')
      .set({ due_at: new Date() })
      .where('loan_num', '=', loanNum)
      .where('state', '=', 'waiting')
      .where('due_at', '>', sql<Date>`clock_timestamp()`)
      .returning('id')
      .execute();
    for (const { id } of waiting) await scheduleOrder(trx, id);
  });

/** Lets the companies work for so many states, and waits until the portal knows. */
async function afterSteps(loanNum: string, id: string, steps: number, isThere: (one: AppraisalSummary) => boolean) {
  time += steps * STEP_MS;
  const end = Date.now() + 30_000;
  for (;;) {
    const found = (await page(loanNum)).appraisals.find((one: AppraisalSummary) => one.id === id);
    if (found && isThere(found)) return found as AppraisalSummary;
    if (Date.now() > end) throw new Error(`The appraisal stays ${found?.state}.`);
    await askNow(loanNum);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
const inState = (state: string) => (one: AppraisalSummary) => one.state === state;

/** Places an order that the company takes. */
async function taken(loanNum: string, more: Partial<OrderBody> = {}): Promise<string> {
  const id = newId();
  const { status, body } = await send(loanNum, id, more);
  expect(status, JSON.stringify(body)).toBe(200);
  await afterSteps(loanNum, id, 0, (one) => one.number !== null);
  return id;
}

async function delivered(loanNum: string, more: Partial<OrderBody> = {}) {
  return afterSteps(loanNum, await taken(loanNum, more), 6, inState('delivered'));
}

describe('permission', () => {
  it('is needed for every call: sign-in, the loan, its page, and its status', async () => {
    const loanNum = await newLoan();
    const id = newId();
    const { version } = await loanOf(loanNum);
    const reads = ['', `/${id}/review`, `/${id}/reject`, `/${id}/xml`];
    const writes = [
      [`/${id}/cancel`, { version: 1, reason: 'Ordered by mistake' }],
      [`/${id}/revision`, { id: newId(), version: 1, kind: 'correction', text: 'The unit number is missing.' }],
      [`/${id}/review`, { version: 1, loanVersion: version, note: '' }],
      [`/${id}/reject`, { version: 1, reason: 'Wrong property' }],
      [`/${id}/reassignment`, { version: 1, key: newId(), text: 'Another one, please.' }],
      [`/${id}/payment-link/share`, { version: 1, how: 'email' }],
      [`/${id}/ssr`, { version: 1 }],
      [`/${id}/payment-link`, { version: 1 }],
      [`/${id}/copies`, { version: 1 }],
    ] as const;
    for (const rest of reads) {
      expect((await supertest(at.app).get(base(loanNum, rest))).status).toBe(401);
      expect((await (await at.as('closer')).get(base(loanNum, rest))).status, rest).toBe(403);
      expect((await (await at.as('pml-loan-officer')).get(base(loanNum, rest))).status, rest).toBe(403);
    }
    for (const [rest, body] of writes) {
      expect((await supertest(at.app).post(base(loanNum, rest))).status).toBe(401);
      expect((await act(loanNum, rest, body, 'closer')).status, rest).toBe(403);
    }
    for (const rest of ['ssr', 'reject', 'review', 'reassignment'])
      expect((await act(loanNum, `/${id}/${rest}`, { version: 1 }, 'loan-officer')).status, rest).toBe(403);
    expect((await supertest(at.app).put(base(loanNum, `/${id}`))).status).toBe(401);
    expect((await send(loanNum, id, {}, 'closer')).status).toBe(403);
    for (const path of [
      `/api/lqb/loans/${loanNum}/appraisal-orders`,
      `/api/loan-proxy/${loanNum}/appraisal-fees?form=1004`,
    ]) {
      expect((await supertest(at.app).get(path)).status).toBe(401);
      expect((await (await at.as('closer')).get(path)).status).toBe(403);
      expect((await (await at.as('administrator')).get(path)).status).toBe(200);
    }
    const orderDate = `/api/lqb/loans/${loanNum}/appraisal-order-date`;
    expect((await supertest(at.app).post(orderDate)).status).toBe(401);
    expect((await (await at.as('closer')).post(orderDate).send({ orderDate: '2026-11-20' })).status).toBe(403);
  });
});

describe('an order', () => {
  it('goes to the company once, and comes back with its report, whose value waits for a review', async () => {
    const loanNum = await newLoan();
    const id = newId();
    const first = await send(loanNum, id);
    expect(first.body).toMatchObject({
      ...{ type: 'no-sf', typeDescription: 'Single Family', state: 'submitted', manualAmt: null },
      chargedAmt: expect.stringMatching(/^\d{3}\.00$/),
      ccInfo: { transactionAmt: null, orderDesc: `Appraisal 1004, loan ${loanNum}` },
      propertyAddress: { street: '41 Larkspur Lane', city: 'Pasadena', state: 'CA', zipcode: '91101' },
      borrower: { name: 'Ruta Lindqvist' },
    });
    expect((await send(loanNum, id)).body.id).toBe(id);
    const other = await send(loanNum, id, { isRush: true });
    expect(other).toMatchObject({ status: 409, body: { wording: { code: 'appraisal-key-used' } } });
    await afterSteps(loanNum, id, 0, (one) => one.number !== null);
    expect(vendors.appraisals.submissions.get(id)).toBe(1);
    expect((await loanOf(loanNum)).sApprRprtOd).toBe('2026-11-20');
    expect(await send(loanNum, newId())).toMatchObject({
      status: 409,
      body: { wording: { code: 'appraisal-under-way' } },
    });
    await afterSteps(loanNum, id, 1, inState('accepted'));
    await afterSteps(loanNum, id, 1, inState('assigned'));
    const scheduled = await afterSteps(loanNum, id, 1, inState('scheduled'));
    expect(scheduled.inspectionAt).not.toBeNull();
    const done = await afterSteps(loanNum, id, 2, inState('delivered'));
    expect(done.reports).toHaveLength(1);
    expect(done.events.map(({ kind }) => kind)).toEqual([
      ...['submitted', 'accepted', 'assigned', 'scheduled', 'inspected', 'delivered'],
    ]);
    const { data, documentId } = done.reports[0] ?? {};
    const files = await at.portal.los.files(loanNum, { docType: 'APPRAISAL' });
    expect(files.map((file) => file.id)).toEqual([documentId]);
    expect((await loanOf(loanNum)).sApprVal).toBe('605000.00');

    const { body: preview } = await (await at.as('administrator')).get(base(loanNum, `/${id}/review`)).expect(200);
    expect(preview.fields).toContainEqual({ name: 'sApprVal', before: '605000.00', after: data?.value });
    const loan = await loanOf(loanNum);
    const review = { version: done.version, loanVersion: loan.version, note: '' };
    expect((await act(loanNum, `/${id}/review`, review, 'loan-officer')).status).toBe(403);
    const change = vi
      .spyOn(at.portal.los, 'changeLoan')
      .mockRejectedValueOnce(new LosError('unavailable', { text: 'away' }));
    expect((await act(loanNum, `/${id}/review`, review)).body.code).toBe('los-unavailable');
    change.mockRestore();
    expect((await page(loanNum)).appraisals[0]).toMatchObject({ state: 'delivered', review: null });
    const accepted = await act(loanNum, `/${id}/review`, review);
    expect(accepted.body).toMatchObject({ state: 'ucdp', review: { by: expect.any(String), reportVersion: 1 } });
    expect(await loanOf(loanNum)).toMatchObject({
      ...{ sApprVal: data?.value, sSpValuationEffectiveD: data?.effectiveOn, sSpAppraiserNm: data?.appraiser.name },
      ...{ sSpValuationMethodT: '1', sApprRprtRd: '2026-11-20' },
    });
    expect((await act(loanNum, `/${id}/review`, review)).body.code).toBe('stale');
    // A worker that died after it stored the report asks for the status once more.
    const status = await at.portal.appraisals.status(COMPANY, id);
    if (status.kind !== 'taken') throw new Error('The company does not know the order.');
    await storeStatus(at.portal, id, { status: status.answer, report: null });
    expect((await page(loanNum)).appraisals[0].state).toBe('ucdp');
    const { version } = accepted.body;
    const late = await act(loanNum, `/${id}/cancel`, { version, reason: 'Not needed' });
    expect(late).toMatchObject({ status: 409, body: { code: 'cannot-cancel' } });
  }, 60_000);

  it('does not show brokers what only the lender knows', async () => {
    const loanNum = await createLoan(at, 'pml-loan-officer', { ...completePurchase, sSpAddr: '9003 Larkspur Lane' });
    const seen = await delivered(loanNum);
    expect(seen.checks).toContain('excluded-appraiser');
    expect(seen.events.map(({ kind }) => kind)).toContain('excluded');
    const outside = await page(loanNum, 'pml-loan-officer');
    expect([outside.clientPortal, (await page(loanNum)).clientPortal]).toEqual([
      null,
      'https://appraisals.example.com',
    ]);
    const [broker] = outside.appraisals;
    expect(broker.checks).not.toContain('excluded-appraiser');
    expect(broker.events.map(({ kind }: { kind: string }) => kind)).not.toContain('excluded');
    expect(broker.ssrs).toMatchObject(seen.ssrs.map(() => ({ riskScore: null, note: null })));
    const { version } = seen;
    const result = { portal: 'fannie-mae', documentFileId: '9', submittedOn: '2026-11-20', isSuccessful: true };
    const entered = { ...result, version, riskScore: null, note: null };
    expect((await act(loanNum, `/${seen.id}/ssr`, entered, 'pml-loan-officer')).status).toBe(403);
  }, 60_000);

  it('of an excluded appraiser is known when they are assigned, and gets another one before the inspection', async () => {
    const loanNum = await newLoan({ sSpAddr: '9003 Larkspur Lane' });
    const id = await taken(loanNum);
    const instruction = { key: newId(), text: 'Please assign another appraiser.' };
    const { version: atFirst } = await afterSteps(loanNum, id, 1, inState('accepted'));
    const early = await act(loanNum, `/${id}/reassignment`, { ...instruction, version: atFirst });
    expect(early.body.wording.code).toBe('appraisal-not-assigned');
    const assigned = await afterSteps(loanNum, id, 1, inState('assigned'));
    expect(assigned).toMatchObject({ isExcluded: true, canReassign: true });
    expect(assigned.events.map(({ kind }) => kind)).toEqual(['submitted', 'accepted', 'assigned', 'excluded']);
    const { version } = assigned;
    const priced = await act(loanNum, `/${id}/reassignment`, { ...instruction, version, text: 'One who finds 900k.' });
    expect(priced.body.fields).toHaveProperty('text');
    const reassign = vi.spyOn(at.portal.appraisals, 'reassign').mockResolvedValueOnce({ kind: 'not-reached' });
    const lost = await act(loanNum, `/${id}/reassignment`, { ...instruction, version });
    expect(lost.body.wording.code).toBe('appraisal-instruction-not-reached');
    const changed = { ...instruction, text: 'Please assign Ann Meridian instead.' };
    const other = await act(loanNum, `/${id}/reassignment`, { ...changed, version: version + 1 });
    expect([other.status, other.body.wording?.code]).toEqual([409, 'appraisal-key-used']);
    expect(reassign).toHaveBeenCalledTimes(1);
    const told = await act(loanNum, `/${id}/reassignment`, { ...instruction, version });
    expect(told.body, JSON.stringify(told.body)).toMatchObject({ isExcluded: false, state: 'assigned' });
    expect(told.body.appraiser).not.toBe(assigned.appraiser);
    const again = await act(loanNum, `/${id}/reassignment`, { ...instruction, version });
    expect(again.body.appraiser).toBe(told.body.appraiser);
    reassign.mockRestore();
    const audited = await at.portal.db
      .selectFrom('portal.audit')
      .select('id')
      .where('action', '=', 'loan.appraisal-reassignment')
      .execute();
    expect(audited).toHaveLength(1);
    const done = await afterSteps(loanNum, id, 5, inState('delivered'));
    expect(done.checks).not.toContain('excluded-appraiser');
    const late = await act(loanNum, `/${id}/reassignment`, { ...instruction, key: newId(), version: done.version });
    expect(late.body.wording.code).toBe('appraisal-not-assigned');
  }, 60_000);

  it.each(['9004 Larkspur Lane', '9005 Larkspur Lane'])(
    'whose answer is lost (%s) is not placed twice',
    async (sSpAddr) => {
      const loanNum = await newLoan({ sSpAddr });
      const id = await taken(loanNum);
      await afterSteps(loanNum, id, 1, inState('accepted'));
      expect(vendors.appraisals.submissions.get(id)).toBe(1);
      expect(vendors.appraisals.ledger.orders.filter(({ order }) => order.id === id)).toHaveLength(1);
    },
  );

  it('that the company declines can be placed with another one', async () => {
    const loanNum = await newLoan({ sSpAddr: '9001 Larkspur Lane' });
    const id = await taken(loanNum);
    time += STEP_MS;
    const status = await at.portal.appraisals.status(COMPANY, id);
    if (status.kind !== 'taken') throw new Error('The company does not know the order.');
    // The state comes with its reason, and not before.
    await storeStatus(at.portal, id, { status: status.answer, report: null });
    const [seen] = (await page(loanNum)).appraisals;
    expect([seen.state, seen.problem]).toEqual(['submitted', null]);
    const declined = await afterSteps(loanNum, id, 0, inState('declined'));
    expect(declined.events.map(({ kind }) => kind)).toEqual(['submitted', 'declined']);
    expect(declined.problem?.message).toContain('declined');
    expect((await send(loanNum, newId(), { company: 'LANTERN' })).status).toBe(200);
  });

  it('is cancelled at the company until the inspection', async () => {
    const loanNum = await newLoan();
    const id = await taken(loanNum);
    const open = await afterSteps(loanNum, id, 3, inState('scheduled'));
    const cancelled = await act(loanNum, `/${id}/cancel`, { version: open.version, reason: 'The borrower withdrew.' });
    expect(cancelled.body).toMatchObject({ state: 'cancelled' });
    expect(vendors.appraisals.ledger.find(COMPANY, id)?.cancelledAt).not.toBeNull();
    const second = await taken(loanNum);
    const inspected = await afterSteps(loanNum, second, 4, inState('inspected'));
    const late = await act(loanNum, `/${second}/cancel`, { version: inspected.version, reason: 'Too late' });
    expect(late).toMatchObject({ status: 409, body: { code: 'cannot-cancel' } });
  });

  it('is kept as a draft, and refused with what it lacks', async () => {
    const loanNum = await newLoan();
    const id = newId();
    const draft = await send(loanNum, id, { submit: false, access: { kind: 'agent', name: '', phone: '', email: '' } });
    expect(draft.body).toMatchObject({ state: 'draft', version: 1 });
    const wrong = await send(loanNum, id, {
      ...{ version: 1, form: '1073', company: 'NOBODY', payer: 'borrower', instructions: 'We need $600,000.' },
      access: { kind: 'agent', name: '', phone: '', email: '' },
    });
    expect(wrong.status).toBe(422);
    expect(Object.keys(wrong.body.fields).toSorted()).toEqual([
      ...['access.name', 'access.phone', 'company', 'form', 'instructions', 'manualAmt', 'payer'],
    ]);
    expect((await send(loanNum, id, { version: 1 })).body.state).toBe('submitted');
  });
});

describe('a delivered report', () => {
  it('is stopped if it is of another property, unreadable, or of an excluded appraiser', async () => {
    for (const [street, check] of [
      ['9003 Larkspur Lane', 'excluded-appraiser'],
      ['9006 Larkspur Lane', 'no-data'],
      ['9008 Larkspur Lane', 'other-property'],
    ] as const) {
      const loanNum = await newLoan({ sSpAddr: street });
      const { id, version, checks } = await delivered(loanNum);
      expect(checks).toContain(check);
      const { version: loanVersion } = await loanOf(loanNum);
      const answer = await act(loanNum, `/${id}/review`, { version, loanVersion, note: 'Fine' });
      expect(answer.body.wording.code).toBe('appraisal-stopped');
      const reason = 'It can’t be used.';
      const rejected = await act(loanNum, `/${id}/reject`, { version, reason });
      expect(rejected.body).toMatchObject({ state: 'rejected', rejection: { reason, reportVersion: 1 } });
      expect(rejected.body.reports).toHaveLength(1);
      expect((await act(loanNum, `/${id}/reject`, { version, reason })).body.version).toBe(rejected.body.version);
      const later = { version: rejected.body.version, loanVersion, note: 'Fine' };
      expect((await act(loanNum, `/${id}/review`, later)).body.wording.code).toBe('appraisal-not-received');
      const status = await at.portal.appraisals.status(COMPANY, id);
      if (status.kind !== 'taken') throw new Error('The company does not know the order.');
      await storeStatus(at.portal, id, { status: status.answer, report: null });
      const [kept] = (await page(loanNum)).appraisals;
      expect([kept.state, kept.events.at(-1).kind]).toEqual(['rejected', 'rejected']);
      expect((await send(loanNum, newId())).body.state).toBe('submitted');
    }
  }, 60_000);

  it('can be rejected after its value was accepted: the loan gets back what it had, and keeps what others changed', async () => {
    const loanNum = await newLoan({ sApprVal: '590000.00' });
    const before = await loanOf(loanNum);
    const { id, version } = await delivered(loanNum);
    const ordered = await loanOf(loanNum);
    const unused = (await (await at.as('administrator')).get(base(loanNum, `/${id}/reject`))).body;
    expect(unused).toMatchObject({ wasAccepted: false, fields: [], kept: [], price: null, findings: [] });
    const accepted = await act(loanNum, `/${id}/review`, { version, loanVersion: ordered.version, note: '' });
    expect(accepted.body.review).not.toHaveProperty('changed');
    const valued = await loanOf(loanNum);
    expect(valued.sApprVal).not.toBe(before.sApprVal);

    // Someone corrects one of the fields.
    const admin = await at.as('administrator');
    const own = { version: valued.version, sSpAppraiserNm: 'Marisol Quintero Vega' };
    await admin.post(`/api/lqb/loans/${loanNum}`).send(own).expect(200);
    const { body: shown } = await admin.get(base(loanNum, `/${id}/reject`)).expect(200);
    expect(shown).toMatchObject({ wasAccepted: true, kept: ['sSpAppraiserNm'] });
    expect(shown.fields).toContainEqual({
      ...{ name: 'sApprVal', before: valued.sApprVal, after: before.sApprVal ?? null },
    });
    expect((await loanOf(loanNum)).sApprVal).toBe(valued.sApprVal);

    const reason = 'The comparables were in another school district.';
    const body = { version: shown.version, reason };
    expect((await act(loanNum, `/${id}/reject`, body)).body.fields).toHaveProperty('loanVersion');
    expect((await act(loanNum, `/${id}/reject`, { ...body, loanVersion: valued.version })).status).toBe(409);
    const rejected = await act(loanNum, `/${id}/reject`, { ...body, loanVersion: shown.loanVersion });
    expect(rejected.body).toMatchObject({ state: 'rejected', review: { reportVersion: 1 }, rejection: { reason } });
    const after = await loanOf(loanNum);
    for (const name of ['sApprVal', 'sSpValuationEffectiveD', 'sApprRprtRd', 'sSpAppraiserLicenseNum'] as const)
      expect(after[name] ?? null, name).toBe(before[name] ?? null);
    expect(after.sSpAppraiserNm).toBe('Marisol Quintero Vega');
    // The order date stays: it was ordered.
    expect(after.sApprRprtOd).toBe(valued.sApprRprtOd);
    const again = await act(loanNum, `/${id}/reject`, { ...body, loanVersion: after.version });
    expect([again.status, (await loanOf(loanNum)).version]).toEqual([200, after.version]);
  }, 60_000);

  it('is corrected by the company once it is asked, and reviewed again', async () => {
    const loanNum = await newLoan({ sSpAddr: '9009 Larkspur Lane' });
    const { id, version, checks } = await delivered(loanNum);
    expect(checks).toContain('subject-to');
    const question = { id: newId(), version, kind: 'correction', text: 'The repairs are done; see the photographs.' };
    for (const text of ['Could it reach 650000?', 'The borrower is 900-12-3456.']) {
      expect((await act(loanNum, `/${id}/revision`, { ...question, text })).body.fields).toHaveProperty('text');
    }
    const asked = await act(loanNum, `/${id}/revision`, question);
    expect(asked.body.state).toBe('revision');
    const early = await act(loanNum, `/${id}/cancel`, { version: asked.body.version, reason: 'Not needed' });
    expect(early.body.code).toBe('cannot-cancel');
    expect((await act(loanNum, `/${id}/revision`, question)).body.revisions).toHaveLength(1);
    await awaitSent(asked.body.order);
    const second = await afterSteps(loanNum, id, 2, inState('delivered'));
    expect(second.reports).toHaveLength(2);
    expect(second.checks).not.toContain('subject-to');
    expect(second.ssrs.map(({ reportVersion }) => reportVersion)).toEqual([1, 1, 2, 2]);
    expect(await at.portal.los.files(loanNum, { docType: 'APPRAISAL' })).toHaveLength(1);
  }, 60_000);

  it('is complete once every borrower has a copy, which is proven or presumed to be received', async () => {
    const loanNum = await newLoan({ sLT: '0', sEstCloseD: '2026-12-30' });
    const { id, version } = await delivered(loanNum);
    const { version: loanVersion } = await loanOf(loanNum);
    const accepted = await act(loanNum, `/${id}/review`, { version, loanVersion, note: '' });
    const borrowers = [{ name: 'Ruta Lindqvist', email: 'ruta.lindqvist@example.com' }];
    const copy = {
      version: accepted.body.version,
      key: newId(),
      method: 'electronic',
      sentOn: '2026-11-20',
      borrowers,
    };
    const unknown = { ...copy, borrowers: [{ name: 'Somebody Else', email: 'else@example.com' }] };
    expect((await act(loanNum, `/${id}/copies`, unknown)).status).toBe(422);
    const backdated = await act(loanNum, `/${id}/copies`, { ...copy, method: 'mail', sentOn: '2026-11-19' });
    expect(backdated.body.fields).toHaveProperty('sentOn');
    const sent = await act(loanNum, `/${id}/copies`, copy);
    const other = await act(loanNum, `/${id}/copies`, { ...copy, method: 'in-person' });
    expect(other.body.wording.code).toBe('appraisal-key-used');
    expect(sent.body).toMatchObject({ state: 'complete', copies: [{ borrower: 'Ruta Lindqvist', receivedOn: null }] });
    expect((await act(loanNum, `/${id}/copies`, copy)).body.copies).toHaveLength(1);
    const packages = await at.portal.db
      .selectFrom('portal.signing_packages')
      .select('title')
      .where('loan_num', '=', loanNum)
      .execute();
    expect(packages).toHaveLength(1);
    const { clock } = await page(loanNum);
    expect(clock).toContainEqual(
      expect.objectContaining({ step: 'received', borrower: 'Ruta Lindqvist', day: null, method: 'electronic' }),
    );
    const mail = { ...copy, version: sent.body.version, key: newId(), method: 'mail' };
    const mailed = await act(loanNum, `/${id}/copies`, mail);
    expect(mailed.body.copies.map(({ method }: { method: string }) => method)).toEqual(['electronic', 'mail']);
    expect((await act(loanNum, `/${id}/copies`, mail)).body.version).toBe(mailed.body.version);
    expect((await page(loanNum)).clock).toContainEqual(
      expect.objectContaining({
        step: 'received',
        method: 'mail',
        day: expect.objectContaining({ date: '2026-11-25' }),
      }),
    );
    const result = { portal: 'fannie-mae', documentFileId: '9', submittedOn: '2026-11-20', isSuccessful: false };
    const kept = { ...result, version: mailed.body.version, riskScore: null, note: null };
    expect((await act(loanNum, `/${id}/ssr`, kept)).body.state).toBe('ucdp');
  }, 60_000);

  it('is paid by a link once the borrowers intend to proceed, and no card reaches the portal', async () => {
    const loanNum = await newLoan();
    const early = await send(loanNum, newId(), { payer: 'borrower' });
    expect(early.body.fields).toEqual({ payer: expect.stringContaining('intent to proceed') });
    const { version: before } = await loanOf(loanNum);
    const agent = await at.as('administrator');
    await agent
      .post(`/api/lqb/loans/${loanNum}`)
      .send({ version: before, sIntentToProceedD: '2026-11-19' })
      .expect(200);
    const draft = newId();
    await send(loanNum, draft, { payer: 'borrower', submit: false });
    const unsent = await act(loanNum, `/${draft}/payment-link`, { version: 1 });
    expect(unsent.body.wording.code).toBe('appraisal-not-with-company');
    const id = await taken(loanNum, { payer: 'borrower' });
    const link = async () => {
      const { version } = (await page(loanNum)).appraisals.find((one: AppraisalSummary) => one.id === id);
      return (await act(loanNum, `/${id}/payment-link`, { version })).body;
    };
    const open = await link();
    expect(open.payment).toMatchObject({ state: 'open', url: expect.stringMatching(/\/payments\/pay\//) });
    const share = (how: string, version: number) => act(loanNum, `/${id}/payment-link/share`, { version, how });
    const mailed = await share('email', open.version);
    expect(mailed.body.events.at(-1)).toMatchObject({ kind: 'payment-mailed', detail: RUTA });
    expect((await share('email', open.version)).body.code).toBe('stale');
    const copied = await share('copy', mailed.body.version);
    expect(copied.body.events.at(-1)).toMatchObject({ kind: 'payment-copied', detail: null });
    const mails = at.portal.db.selectFrom('portal.mailbox').select('body').where('recipient', '=', RUTA);
    await vi.waitFor(
      async () => expect((await mails.execute()).filter(({ body }) => body.includes(open.payment.url))).toHaveLength(1),
      { timeout: 20_000 },
    );
    const setState = (state: AppraisalSummary['state']) =>
      at.portal.db.updateTable('portal.appraisals').set({ state }).where('id', '=', id).execute();
    // A link that was mailed is still paid after the report is rejected.
    await setState('rejected');
    await fetch(open.payment.url, { method: 'POST' });
    const paid = await link();
    await setState('accepted');
    expect(paid.payment.state).toBe('paid');
    expect((await share('email', paid.version)).body.wording.code).toBe('appraisal-no-open-link');
  });

  it('whose order has ended is not paid: its open link is neither mailed nor copied', async () => {
    const loanNum = await newLoan({ sIntentToProceedD: '2026-11-19' });
    const id = await taken(loanNum, { payer: 'borrower' });
    const [{ version }] = (await page(loanNum)).appraisals;
    const open = (await act(loanNum, `/${id}/payment-link`, { version })).body;
    const ended = await act(loanNum, `/${id}/cancel`, { version: open.version, reason: 'The borrower withdrew.' });
    expect(ended.body).toMatchObject({ state: 'cancelled', payment: { state: 'open' } });
    for (const how of ['email', 'copy']) {
      const shared = await act(loanNum, `/${id}/payment-link/share`, { version: ended.body.version, how });
      expect([shared.status, shared.body.wording?.code]).toEqual([409, 'appraisal-not-with-company']);
    }
  });

  const awaitSent = (order: string) => awaitOrder(at.portal, order, 30_000, ({ state }) => state === 'waiting');
});
