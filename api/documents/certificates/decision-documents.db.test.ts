import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { adverseActionNotice } from '../../../domain/loan/denial';
import { operation } from '../../../tests/contract/contract-loan';
import { stepsOf } from '../../../tests/contract/loan-steps';
import { type TestPortal, testPortal } from '../../../tests/support/test-portal';
import { openAudit } from '../../audit/audit.service';
import { feedReactions } from '../../feed-reactions';
import { catchUp } from '../../loan/feed-follower.service';
import { orderTypes } from '../../order-types';
import { advanceOrder } from '../../orders/advance';

const START = new Date('2026-11-20T18:42:00Z');
const SUSPENSE = '02 SUSPENSE NOTIFICATION';
const APPROVAL = '01 APPROVAL CERTIFICATE';
const NOTICE = 'ADVERSE ACTION NOTICE';

let at: TestPortal;
let loanNum: string;
beforeAll(async () => {
  at = await testPortal();
});
beforeEach(async () => {
  at.time.set(START);
  const { los } = at.portal;
  const steps = stepsOf({ los, time: { now: START }, close: async () => {} });
  loanNum = (await steps.readyLoan()).sLNm;
  await los.register(operation(), loanNum);
  for (const to of ['28', '13']) await los.moveStatus(operation(), loanNum, to);
  await catchUp(at.portal, { reactions: feedReactions });
});
afterAll(() => at.close());

const decide = async (body: object) =>
  (await at.as('underwriter'))
    .post(`/api/lqb/loans/${loanNum}/status`)
    .send({ from: '13', ...body })
    .expect(200);

const follow = () => catchUp(at.portal, { reactions: feedReactions });

const orders = () =>
  at.portal.db
    .selectFrom('portal.orders')
    .select(['id', 'kind', 'state', 'actor', 'due_at'])
    .where('loan_num', '=', loanNum)
    .orderBy('created_at')
    .execute();

/** Works on every order of the loan, whenever it is due. */
async function work(): Promise<void> {
  const types = new Map(orderTypes.map((type) => [type.kind, type]));
  await sql`update portal.orders set due_at = clock_timestamp() where loan_num = ${loanNum} and ended_at is null`.execute(
    at.portal.db,
  );
  for (const { id } of await orders()) await advanceOrder({ portal: at.portal, locks: at.portal.db, types }, id);
}

const documents = async (docType: string, replaced = false) =>
  (await at.portal.los.files(loanNum, { docType, replaced })).map(
    ({ number, createdByLogin, folderName, lenderOnly }) => ({
      ...{ number, createdByLogin, folderName, lenderOnly },
    }),
  );

const suspend = { to: '8', reasons: ['income'] };
const deny = { to: '10', reasons: ['bankruptcy', 'other'], otherReason: 'Two open disputes', note: 'Call them' };
const approve = { to: '4', isManual: true, note: 'Strong reserves' };

describe('the documents of a decision', () => {
  it('are ordered by the change of the status, and made once', async () => {
    await decide(suspend);
    await decide(suspend);
    await follow();
    await follow();
    expect(await orders()).toMatchObject([{ kind: 'decision-documents', state: 'submitted', actor: 'underwriter' }]);
    await work();
    const made = { number: 1, createdByLogin: 'underwriter', folderName: '10 UNDERWRITING', lenderOnly: false };
    expect(await documents(SUSPENSE)).toEqual([made]);
    const broker = (await at.as('loan-officer')).post(`/api/lqb/loans/${loanNum}/loan-status-cert`);
    expect((await broker.send({}).buffer(true)).headers['content-type']).toBe('application/pdf');
  });

  it('are made after the portal was killed right after the LOS had changed the status', async () => {
    const caller = { actor: { login: 'underwriter' }, requestId: null, address: null };
    const detail = { action: 'loan.status', subject: `loan:${loanNum}`, after: { from: '13', to: '8' } } as const;
    const id = await openAudit(at.portal.db, caller, detail);
    const by = { id, by: 'underwriter', byName: 'Una' };
    await at.portal.los.moveStatus(by, loanNum, '8', { from: '13', reasons: ['income'] });
    expect(await orders()).toEqual([]);
    await follow();
    await work();
    expect(await documents(SUSPENSE)).toHaveLength(1);
  });

  it('are made by a later attempt if the engine fails', async () => {
    const { typesetter } = at.portal;
    const { typeset } = typesetter;
    await decide(deny);
    await follow();
    Object.assign(typesetter, { typeset: async () => Promise.reject(new Error('The thread died.')) });
    try {
      await work();
    } finally {
      Object.assign(typesetter, { typeset });
    }
    expect(await orders()).toMatchObject([{ state: 'submitted' }]);
    expect(await documents(NOTICE)).toEqual([]);
    await work();
    expect(await orders()).toMatchObject([{ state: 'completed' }]);
    expect([(await documents('03 CREDIT DENIAL')).length, (await documents(NOTICE)).length]).toEqual([1, 1]);
  });

  it('are those of one decision if two underwriters decide at once', async () => {
    const path = `/api/lqb/loans/${loanNum}/status`;
    const [una, admin] = [await at.as('underwriter'), await at.as('administrator')];
    const answers = await Promise.all([
      una.post(path).send({ from: '13', ...suspend }),
      admin.post(path).send({ from: '13', ...deny }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await follow();
    expect(await orders()).toHaveLength(1);
    await work();
    const made = [await documents(SUSPENSE), await documents('03 CREDIT DENIAL')];
    expect(made.map(({ length }) => length).sort()).toEqual([0, 1]);
  });

  it('of a denial include the notice of adverse action, once and for the lender alone', async () => {
    await decide(deny);
    await follow();
    await work();
    const move = (to: string, from: string) =>
      at
        .as('administrator')
        .then((agent) => agent.post(`/api/lqb/loans/${loanNum}/status`).send({ to, from }).expect(200));
    await move('9', '10');
    await move('earlier', '9');
    await follow();
    at.time.forward(86_400_000);
    await work();
    expect((await orders()).filter(({ kind }) => kind === 'decision-documents')).toHaveLength(2);
    expect(await documents(NOTICE, true)).toMatchObject([{ number: 1, lenderOnly: true }]);
    expect(await documents('03 CREDIT DENIAL', true)).toHaveLength(1);
  });
});

/** What documents print, without the texts that they leave out. */
const printedBy = (calls: readonly (readonly [{ readonly doc: object }])[]): string =>
  JSON.stringify(calls.map(([{ doc }]) => Reflect.get(doc, 'view')));

describe('the notice of adverse action', () => {
  it('goes from the denial over the filed PDF to the day on which it was sent, hidden outside the lender', async () => {
    const typeset = vi.spyOn(at.portal.typesetter, 'typeset');
    await decide(deny);
    const denied = await at.portal.los.loadLoan(loanNum);
    expect(adverseActionNotice(denied, '2026-11-20')).toMatchObject({ due: '2026-12-20', sent: null });
    await follow();
    await work();
    const printed = printedBy(typeset.mock.calls);
    typeset.mockRestore();
    const [borrower] = denied.applicants;
    for (const text of [String(borrower?.aBLastNm), 'Bankruptcy', 'Two open disputes']) expect(printed).toContain(text);
    expect(printed).not.toContain(String(borrower?.aBSsn));
    const [notice] = await at.portal.los.files(loanNum, { docType: NOTICE });
    const underwriter = await at.as('underwriter');
    const path = `/api/lqb/edocs/${loanNum}/download/${notice?.id}`;
    const pdf = await underwriter.get(path).expect(200);
    expect([pdf.headers['content-type'], pdf.body.subarray(0, 5).toString()]).toEqual(['application/pdf', '%PDF-']);
    expect((await (await at.as('pml-loan-officer')).get(path)).status).toBe(403);
    const sent = await underwriter
      .post(`/api/lqb/loans/${loanNum}`)
      .send({ version: denied.version, sAdverseActionSentD: '2026-11-20' });
    expect([sent.status, sent.body.sAdverseActionSentD]).toEqual([200, '2026-11-20']);
    await follow();
    await work();
    expect(await documents(NOTICE, true)).toHaveLength(1);
  });
});

describe('the notice about a counteroffer', () => {
  const move = async (to: string, from: string, more: object = {}) =>
    (await at.as('administrator'))
      .post(`/api/lqb/loans/${loanNum}/status`)
      .send({ to, from, ...more })
      .expect(200);
  const counter = () => move('47', '13', { note: '150,000 at 6.5%' });

  it('is made once the loan is canceled, once and for the lender alone', async () => {
    await counter();
    await follow();
    await work();
    expect([await orders(), await documents(NOTICE)]).toEqual([[], []]);
    const typeset = vi.spyOn(at.portal.typesetter, 'typeset');
    await move('9', '47');
    await follow();
    expect(await orders()).toMatchObject([{ kind: 'counteroffer-notice', state: 'submitted', actor: 'administrator' }]);
    await work();
    const printed = printedBy(typeset.mock.calls);
    typeset.mockRestore();
    expect(printed).toContain('Counteroffer not accepted');
    expect(printed).toContain('you didn’t accept the terms that we offered instead');
    expect(await documents(NOTICE)).toMatchObject([{ number: 1, lenderOnly: true, createdByLogin: 'administrator' }]);
    await move('earlier', '9');
    await move('9', '47');
    await follow();
    await work();
    expect(await documents(NOTICE, true)).toHaveLength(1);
  });

  it('is not made if the cancellation was taken back before', async () => {
    await counter();
    await move('9', '47');
    await follow();
    await move('earlier', '9');
    await work();
    expect(await documents(NOTICE)).toEqual([]);
  });

  it('is not made for a loan that was canceled without one', async () => {
    await move('9', '13');
    await follow();
    expect(await orders()).toEqual([]);
  });
});

describe('a demo credit score', () => {
  /** What the documents of a decision print. */
  const printedAfter = async (decision: object): Promise<string> => {
    const typeset = vi.spyOn(at.portal.typesetter, 'typeset');
    await decide(decision);
    await follow();
    await work();
    const printed = printedBy(typeset.mock.calls);
    typeset.mockRestore();
    return printed;
  };
  const applyCredit = async () => {
    const { version } = await at.portal.los.loadLoan(loanNum);
    await at.portal.los.storeCredit(operation(), loanNum, {
      ...{ version, issued: '2026-11-20', isSimulation: true, borrowers: ['0B'], liabilities: [], eventDates: [] },
      scores: [{ owner: '0B', bureau: 'Equifax', score: 700, model: '1' }],
    });
  };

  it.each([
    [approve, 'It does not come from a credit bureau'],
    [suspend, 'It does not come from a credit bureau'],
    [deny, 'Do not send this notice to an applicant'],
  ])('is marked as demo data on the documents of a decision: %o', async (decision, text) => {
    await applyCredit();
    expect(await printedAfter(decision)).toContain(text);
  });

  it('is not claimed without a demo report', async () => {
    const printed = await printedAfter(deny);
    expect(printed).not.toContain('(demo data)');
    expect(printed).toContain('"demo":null');
  });
});

describe('the certificate after a review', () => {
  const addTwo = async () => {
    const conditions = ['Flood certificate', 'Title commitment'].map((description) => ({
      ...{ id: randomUUID(), cat: 'PTF', description, accepts: [] },
    }));
    const agent = await at.as('underwriter');
    await agent.post(`/api/lqb/loans/${loanNum}/conditions`).send({ conditions }).expect(201);
    return conditions.map(
      ({ id }) =>
        async () =>
          agent
            .post(`/api/lqb/loans/${loanNum}/conditions/${id}/decision`)
            .send({ version: 1, move: 'clear' })
            .expect(200),
    );
  };

  it('becomes one new version when the underwriter is done, and the first is kept', async () => {
    const [first, second] = await addTwo();
    await decide(approve);
    await follow();
    await work();
    await first?.();
    await follow();
    await work();
    await second?.();
    await follow();
    at.time.forward(30_000);
    await work();
    expect((await orders()).map(({ kind, state }) => `${kind} ${state}`)).toEqual([
      'decision-documents completed',
      'certificate-reissue waiting',
    ]);
    expect(await documents(APPROVAL)).toMatchObject([{ number: 1 }]);
    at.time.forward(30_000);
    await work();
    expect(await documents(APPROVAL)).toMatchObject([{ number: 2, createdByLogin: 'underwriter' }]);
    expect((await documents(APPROVAL, true)).map(({ number }) => number).sort()).toEqual([1, 2]);
  });

  it('is not ordered while the loan has no certificate', async () => {
    const [first] = await addTwo();
    await first?.();
    await follow();
    expect(await orders()).toEqual([]);
  });
});
