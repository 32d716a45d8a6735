import { randomUUID } from 'node:crypto';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { completePurchase, createLoan } from '../../tests/support/loan-builder';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';
import { creditOrder } from '../credit/credit-order';
import { mailOrder } from '../email/mail-order';
import { catchUp } from '../loan/feed-follower.service';
import { servePortal } from '../loan/live/live.test-support';
import { placeOrder } from './place.service';

let at: TestPortal;
let loanNum: string;
beforeAll(async () => {
  // Without a worker, orders stay as they were placed.
  at = await testPortal();
  loanNum = await createLoan(at, 'loan-officer', completePurchase);
}, 60_000);
afterAll(() => at.close());

const caller = { actor: { login: 'loan-officer', displayName: 'Rafael Quillmore' }, requestId: null, address: null };
const creditRequest = {
  ...{ report: randomUUID(), agency: '1000', action: 'new' as const, pull: 'hard' as const },
  ...{ bureaus: ['Equifax' as const], borrowers: ['0B' as const] },
};
const placeCredit = (of = loanNum): Promise<string> =>
  at.portal.db.transaction().execute((trx) =>
    placeOrder(at.portal, trx, creditOrder, {
      loanNum: of,
      caller,
      request: creditRequest,
    }),
  );
const placeMail = (): Promise<string> =>
  at.portal.db.transaction().execute((trx) =>
    placeOrder(at.portal, trx, mailOrder, {
      ...{ loanNum, caller },
      request: { to: 'ruta@example.com', subject: 'Your loan', text: 'Hello.' },
    }),
  );
const path = (rest = '', of = loanNum): string => `/api/loan-proxy/${of}/orders${rest}`;
const get = async (login: string, rest = '', of = loanNum) => (await at.as(login)).get(path(rest, of));
const cancel = async (login: string, id: string) => (await at.as(login)).post(path(`/${id}/cancel`));
const stateOf = async (id: string) =>
  (await at.portal.db.selectFrom('portal.orders').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;

describe('permission to see the orders of a loan', () => {
  it('requires sign-in and access to the loan', async () => {
    const id = await placeCredit();
    for (const rest of ['', `/${id}`]) {
      expect((await supertest(at.app).get(path(rest))).status).toBe(401);
      expect((await get('pml-loan-officer', rest)).status).toBe(403);
      expect((await get('loan-officer', rest)).status).toBe(200);
    }
  });

  it('covers only the kinds whose pages the user may open', async () => {
    const [credit, mail] = [await placeCredit(), await placeMail()];
    const kindsFor = async (login: string) => {
      const { body } = await get(login);
      return [...new Set(body.map(({ kind }: { kind: string }) => kind))].sort();
    };
    expect(await kindsFor('loan-officer')).toEqual(['credit-report']);
    expect(await kindsFor('administrator')).toEqual(['credit-report', 'mail']);
    expect((await get('loan-officer', `/${mail}`)).status).toBe(404);
    expect((await get('administrator', `/${mail}`)).body).toMatchObject({ kind: 'mail', by: 'Rafael Quillmore' });
    expect((await get('loan-officer', `/${credit}`)).status).toBe(200);
  });

  it('covers an order under its own loan only', async () => {
    const other = await createLoan(at, 'loan-officer', completePurchase);
    const id = await placeCredit(other);
    expect((await get('loan-officer', `/${id}`)).status).toBe(404);
    expect((await get('loan-officer', `/${randomUUID()}`)).status).toBe(404);
    expect((await get('loan-officer', '/7')).status).toBe(400);
    expect((await get('loan-officer', `/${id}`, other)).status).toBe(200);
  });
});

describe('an order', () => {
  it('shows what was sent, when and by whom, and its state, newest first', async () => {
    const [first, second] = [await placeCredit(), await placeCredit()];
    const { body } = await get('loan-officer');
    expect(body.slice(0, 2).map(({ id }: { id: string }) => id)).toEqual([second, first]);
    expect(body[0]).toEqual({
      ...{
        id: second,
        kind: 'credit-report',
        state: 'submitted',
        by: 'Rafael Quillmore',
        attempts: 0,
        canCancel: true,
      },
      ...{ createdAt: expect.any(String), submittedAt: expect.any(String), waitingAt: null, endedAt: null },
      ...{ request: creditRequest, result: null, problem: null },
    });
  });

  it('keeps its audit entry open until it ends, whatever the change feed says', async () => {
    const id = await placeCredit();
    const { operation_id: operation } = await at.portal.db
      .selectFrom('portal.orders')
      .select('operation_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const entry = at.portal.db.selectFrom('portal.audit_entries').select('outcome').where('id', '=', operation);
    await at.portal.db
      .updateTable('portal.open_writes')
      .set({ at: new Date(Date.now() - 3_600_000) })
      .where('id', '=', operation)
      .execute();
    await catchUp(at.portal);
    expect(await entry.executeTakeFirst()).toEqual({ outcome: 'open' });
  });
});

describe('cancelling an order', () => {
  it('requires write permission for the loan', async () => {
    const id = await placeCredit();
    expect((await supertest(at.app).post(path(`/${id}/cancel`))).status).toBe(401);
    for (const login of ['pml-loan-officer', 'credit-auditor']) {
      expect((await cancel(login, id)).status, login).toBe(403);
    }
    expect(await stateOf(id)).toBe('submitted');
  });

  it('ends the order once, with an audit entry', async () => {
    const id = await placeCredit();
    const { status, body } = await cancel('loan-officer', id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, state: 'cancelled', canCancel: false, endedAt: expect.any(String) });
    const again = await cancel('loan-officer', id);
    expect(again.status).toBe(409);
    expect(again.body).toMatchObject({ code: 'cannot-cancel', message: 'This order can no longer be canceled.' });
    const audit = await at.portal.db
      .selectFrom('portal.audit_entries')
      .select(['actor', 'action'])
      .where('subject', '=', `order:${id}`)
      .execute();
    expect(audit).toEqual([{ actor: 'loan-officer', action: 'loan.credit-report.cancel' }]);
  });
});

describe('a state change of an order', () => {
  it('is a live event for users who see the loan', async () => {
    await at.portal.db.deleteFrom('portal.live_changes').execute();
    const id = await placeCredit();
    await cancel('loan-officer', id);
    const events = await at.portal.db
      .selectFrom('portal.live_changes')
      .select(['loan_num', 'what', 'by_login', 'by_name'])
      .execute();
    const event = { loan_num: loanNum, what: 'orders', by_login: 'loan-officer', by_name: 'Rafael Quillmore' };
    expect(events).toEqual([event, event]);
  });
});

describe('an open page', () => {
  it('is notified when an order of its loan changes, but pages of users without access to the loan are not', async () => {
    const live = await servePortal(at);
    const own = await live.listen(await at.signIn('administrator'));
    const foreign = await live.listen(await at.signIn('pml-loan-officer'));
    try {
      await at.portal.db.deleteFrom('portal.live_changes').execute();
      await placeCredit();
      await vi.waitFor(() => expect(own.change(loanNum)?.what).toEqual(['orders']), { timeout: 5_000, interval: 20 });
      expect(own.change(loanNum)).toMatchObject({ by: 'Rafael Quillmore', mine: false });
      expect(foreign.change(loanNum)).toBeUndefined();
    } finally {
      own.close();
      foreign.close();
      await live.close();
    }
  });
});
