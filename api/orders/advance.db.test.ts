import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';
import { portalCaller } from '../http/caller';
import { cancelOrder } from './cancel.service';
import { ordersOf, type Party, party } from './orders.test-support';
import { placeOrder, saveDraft, submitDraft } from './place.service';

let at: TestPortal;
let orders: ReturnType<typeof ordersOf>;
beforeAll(async () => {
  at = await testPortal();
  orders = ordersOf(at);
}, 60_000);
afterAll(() => at.close());

const caller = { actor: { login: 'loan-officer', displayName: 'Rafael Quillmore' }, requestId: null, address: null };
const problem = { code: 'unavailable', message: 'Nobody answers.' };
const done = { kind: 'completed', result: { score: 700 } } as const;
const notReached = { kind: 'not-reached', problem } as const;
const auditOf = async (operationId: string | null) =>
  at.portal.db
    .selectFrom('portal.audit_entries')
    .select(['action', 'actor', 'subject', 'outcome', 'after'])
    .where('id', '=', operationId ?? '')
    .executeTakeFirst();

describe('placing an order', () => {
  it('creates the order, its audit entry and its job together, or none of them', async () => {
    const bureau = party({ submit: [done] });
    const id = await orders.place(bureau, { caller });
    expect(await orders.get(id)).toMatchObject({
      state: 'submitted',
      attempts: 0,
      actor: 'loan-officer',
      in_doubt: false,
    });
    expect(await orders.jobsOf(id)).toHaveLength(1);
    const order = await orders.get(id);
    expect(await auditOf(order.operation_id)).toMatchObject({
      ...{ action: 'mail.send', actor: 'loan-officer', subject: `order:${id}`, outcome: 'open' },
    });
    const count = async () =>
      (await at.portal.db.selectFrom('portal.orders').select('id').execute()).length +
      (await at.portal.db.selectFrom('portal.audit_entries').select('id').execute()).length;
    const before = await count();
    const given = { loanNum: null, caller: portalCaller, request: { note: 'lost' } };
    await expect(
      at.portal.db.transaction().execute(async (trx) => {
        await placeOrder(at.portal, trx, bureau.type, given);
        throw new Error('the caller fails');
      }),
    ).rejects.toThrow('the caller fails');
    expect(await count()).toBe(before);
  });

  it('rejects a social security number or a secret anywhere in the request', async () => {
    const bureau = party({ submit: [done] });
    const stored = await at.portal.db.selectFrom('portal.orders').select('id').execute();
    for (const request of [
      { note: 'Please pull 900-12-3456.' },
      { note: 'hello', borrower: { number: '900123456' } },
      { note: 'hello', list: [{ aBSsn: 'x' }] },
      { note: 'hello', craPassword: 'hush-hush' },
    ]) {
      await expect(orders.place(bureau, { request })).rejects.toThrow('An order holds no secret');
    }
    expect(await at.portal.db.selectFrom('portal.orders').select('id').execute()).toHaveLength(stored.length);
  });

  it('saves a draft that is not worked on until it is submitted', async () => {
    const bureau = party({ submit: [done] });
    const draft = { loanNum: null, caller, request: { note: 'later' } };
    const id = await at.portal.db.transaction().execute((trx) => saveDraft(at.portal, trx, bureau.type, draft));
    expect(await orders.advance(bureau, id)).toMatchObject({ state: 'draft', operation_id: null, submitted_at: null });
    expect(bureau.sent).toEqual([]);
    await at.portal.db.transaction().execute((trx) => submitDraft(at.portal, trx, bureau.type, id));
    expect(await orders.advance(bureau, id)).toMatchObject({ state: 'completed' });
    await expect(
      at.portal.db.transaction().execute((trx) => submitDraft(at.portal, trx, bureau.type, id)),
    ).rejects.toThrow('draft');
  });
});

describe('an order', () => {
  it('is sent once with its operation ID, and its result is stored permanently', async () => {
    const bureau = party({ submit: [done] });
    const id = await orders.place(bureau, { caller });
    const order = await orders.advance(bureau, id);
    expect(order).toMatchObject({
      state: 'completed',
      attempts: 1,
      result: { score: 700 },
      due_at: null,
      in_doubt: false,
    });
    expect(order.ended_at).toBeInstanceOf(Date);
    expect(bureau.sent).toMatchObject([
      { id, operation: { id: order.operation_id, by: 'loan-officer', byName: 'Rafael Quillmore' }, reference: null },
    ]);
    expect(await auditOf(order.operation_id)).toMatchObject({ outcome: 'done' });
    await orders.makeDue(id);
    expect(await orders.advance(bureau, id)).toEqual(order);
    expect(bureau.sent).toHaveLength(1);
  });

  it("waits and is polled by its party's reference, at the interval the party requests", async () => {
    const waiting = { kind: 'waiting', reference: 'J-77', pollInMs: 2500 } as const;
    const aus = party({ submit: [waiting], ask: [{ kind: 'waiting' }, done] });
    const id = await orders.place(aus);
    const order = await orders.advance(aus, id);
    expect(order).toMatchObject({ state: 'waiting', reference: 'J-77' });
    const [job] = await orders.jobsOf(id);
    expect(job?.run_at).toEqual(order.due_at);
    expect(Number(order.due_at) - Number(order.waiting_at)).toBeGreaterThan(2000);
    await orders.advance(aus, id);
    expect(aus.polled).toEqual([]);
    await orders.makeDue(id);
    expect(await orders.advance(aus, id)).toMatchObject({ state: 'waiting', polls: 1, reference: 'J-77' });
    await orders.makeDue(id);
    expect(await orders.advance(aus, id)).toMatchObject({ state: 'completed', polls: 2, attempts: 1 });
    expect(aus.polled[0]?.reference).toBe('J-77');
  });

  it("fails with its party's message, without the social security numbers in it", async () => {
    const refused = { code: 'invalid', message: 'No file for 900-12-3456.', fields: { aBSsn: 'Not 900123456.' } };
    const bureau = party({ submit: [{ kind: 'failed', problem: refused }] });
    const order = await orders.advance(bureau, await orders.place(bureau));
    expect(order).toMatchObject({ state: 'failed', problem: { code: 'invalid', message: 'No file for ***-**-****.' } });
    expect(JSON.stringify(order)).not.toMatch(/3456/);
    expect(await auditOf(order.operation_id)).toMatchObject({ outcome: 'failed', after: { refused: 'invalid' } });
  });

  it('removes social security numbers from its result, and stores no result with a secret', async () => {
    const revealing = party({ submit: [{ kind: 'completed', result: { text: 'Of 900-12-3456.' } }] });
    expect(await orders.advance(revealing, await orders.place(revealing))).toMatchObject({
      ...{ state: 'completed', result: { text: 'Of ***-**-****.' } },
    });
    const leaking = party({ submit: [{ kind: 'completed', result: { password: 'hush-hush' } }] });
    const order = await orders.advance(leaking, await orders.place(leaking));
    expect(order).toMatchObject({ state: 'failed', result: null, problem: { code: 'unreadable' } });
    expect(JSON.stringify(order)).not.toContain('hush-hush');
  });
});

describe('an order that does not reach its party', () => {
  it('is retried, and fails after its deadline', async () => {
    const bureau = party({ submit: [notReached, notReached, done] }, { isRepeatable: () => false });
    const id = await orders.place(bureau);
    expect(await orders.advance(bureau, id)).toMatchObject({
      state: 'submitted',
      attempts: 1,
      in_doubt: false,
      problem,
    });
    await orders.advance(bureau, id);
    expect(bureau.sent).toHaveLength(1);
    await orders.makeDue(id);
    await orders.advance(bureau, id);
    await orders.makeDue(id);
    expect(await orders.advance(bureau, id)).toMatchObject({ state: 'completed', attempts: 3, problem: null });

    const late = await orders.place(bureau);
    await orders.passDeadline(late);
    expect(await orders.advance(bureau, late)).toMatchObject({
      state: 'failed',
      attempts: 0,
      problem: { code: 'not-sent' },
    });
    expect(bureau.sent).toHaveLength(3);
  });
});

describe('an order whose process was killed while it was being sent', () => {
  const killed = async (bureau: Party) => {
    const id = await orders.place(bureau);
    await orders.killWhileSending(id);
    return id;
  };

  it('is sent again with the same operation ID if that is safe', async () => {
    const bureau = party({ submit: [done] }, { isRepeatable: () => true });
    const order = await orders.advance(bureau, await killed(bureau));
    expect(order).toMatchObject({ state: 'completed', attempts: 2 });
    expect(bureau.sent.map(({ operation }) => operation.id)).toEqual([order.operation_id]);
  });

  it('is polled and not sent again if that is not safe', async () => {
    const aus = party({ submit: [done], ask: [done] });
    const id = await killed(aus);
    expect(await orders.advance(aus, id)).toMatchObject({ state: 'waiting', attempts: 1 });
    await orders.makeDue(id);
    expect(await orders.advance(aus, id)).toMatchObject({ state: 'completed' });
    expect(aus.sent).toEqual([]);
  });

  it('is sent again if its party says that it never received it', async () => {
    const aus = party({ submit: [done], ask: [{ kind: 'not-received' }] });
    const id = await killed(aus);
    for (const state of ['waiting', 'submitted', 'completed']) {
      await orders.makeDue(id);
      expect(await orders.advance(aus, id)).toMatchObject({ state });
    }
    expect(aus.sent).toHaveLength(1);
  });

  it('fails with a message if it can neither be repeated nor polled', async () => {
    const post = party({ submit: [done] });
    expect(await orders.advance(post, await killed(post))).toMatchObject({
      ...{ state: 'failed', problem: { code: 'outcome-unknown' } },
    });
    expect(post.sent).toEqual([]);
  });
});

describe('a missing answer', () => {
  it('counts as unknown, whether the call throws or times out', async () => {
    const never = () => new Promise<never>(() => undefined);
    const slow = party({ submit: [never] }, { isRepeatable: () => true, limitMs: 30 });
    const disconnecting = party({ submit: [new Error('socket hang up')] }, { isRepeatable: () => true });
    for (const bureau of [slow, disconnecting]) {
      const order = await orders.advance(bureau, await orders.place(bureau));
      expect(order).toMatchObject({ state: 'submitted', in_doubt: true, problem: { code: 'no-answer' } });
    }
  });
});

describe('two processes', () => {
  it('process an order one at a time', async () => {
    const hang = async () => {
      await new Promise((resolve) => setTimeout(resolve, 200));
      return done;
    };
    const bureau = party({ submit: [hang] }, { isRepeatable: () => true });
    const id = await orders.place(bureau);
    await Promise.all([orders.advance(bureau, id), orders.advance(bureau, id), orders.advance(bureau, id)]);
    expect(bureau.sent).toHaveLength(1);
  });

  it('skip a kind of order that they do not know', async () => {
    const known = party({ submit: [done] });
    const id = await orders.place(party({ submit: [done] }, { kind: 'of-a-newer-portal' }));
    expect(await orders.advance(known, id)).toMatchObject({ state: 'submitted', attempts: 0 });
  });
});

describe('cancelling', () => {
  const cancel = (of: Party, id: string) => cancelOrder(at.portal, of.type, { ...caller, requestId: 'r-1' }, id);

  it('ends an order that its party does not have, which is then never sent', async () => {
    const bureau = party({ submit: [notReached, done] });
    const id = await orders.place(bureau);
    await orders.advance(bureau, id);
    await cancel(bureau, id);
    await orders.makeDue(id);
    const order = await orders.advance(bureau, id);
    expect(order).toMatchObject({ state: 'cancelled', due_at: null });
    expect(bureau.sent).toHaveLength(1);
    expect(await auditOf(order.operation_id)).toMatchObject({ outcome: 'failed', after: { refused: 'cancelled' } });
    await expect(cancel(bureau, id)).rejects.toMatchObject({ code: 'cannot-cancel', status: 409 });
  });

  it('asks the party to cancel an order it has, and is too late if it refuses', async () => {
    const answers = { submit: [{ kind: 'waiting' } as const], ask: [done] };
    const refusing = party(answers);
    const kind = party(answers, { withdraw: async () => 'cancelled' });
    const slow = party(answers, { withdraw: async () => 'too-late' });
    for (const [aus, state] of [
      [refusing, 'waiting'],
      [slow, 'waiting'],
      [kind, 'cancelled'],
    ] as const) {
      const id = await orders.place(aus);
      await orders.advance(aus, id);
      await cancel(aus, id).catch((error: unknown) => expect(error).toMatchObject({ code: 'cannot-cancel' }));
      expect(await orders.get(id)).toMatchObject({ state });
    }
  });
});
