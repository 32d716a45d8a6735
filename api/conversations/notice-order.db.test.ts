import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ShownMessage } from '../../domain/conversations/conversation.schemas';
import { AWAY_MINUTES } from '../../domain/conversations/conversation-limits';
import { createLoan } from '../../tests/support/loan-builder';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';
import { advanceOrder } from '../orders/advance';
import { MailError } from '../ports/mail/mail';
import { noticeOrder } from './notice-order';

const broker = 'pml-loan-officer';
const MINUTE_MS = 60_000;

let at: TestPortal;
let loanNum: string;
beforeAll(async () => {
  at = await testPortal();
}, 60_000);
afterAll(() => at.close());
beforeEach(async () => {
  // The sessions of the test before may have ended with the clock.
  for (const login of [broker, 'underwriter', 'administrator']) await at.signIn(login);
  loanNum = await createLoan(at, broker);
});

const userId = async (login: string): Promise<string> =>
  (await at.portal.db.selectFrom('portal.users').select('id').where('login', '=', login).executeTakeFirstOrThrow()).id;

/** A message to the broker, with the order of its email. */
async function messageToBroker(values: object = {}) {
  const sent = { key: randomUUID(), text: 'The appraisal is late.', internal: false, ...values };
  const agent = await at.as('underwriter');
  const message: ShownMessage = (await agent.post(`/api/lqb/loans/${loanNum}/msg`).send(sent).expect(201)).body;
  const { rows } = await sql<{ id: string; wait_minutes: number }>`
    select o.id, round(extract(epoch from o.due_at - o.submitted_at) / 60)::int as wait_minutes
    from portal.orders o join portal.message_notices n on n.order_id = o.id
    where n.message_id = ${message.id} and n.user_id = ${await userId(broker)}`.execute(at.portal.db);
  return { message, orders: rows, order: rows[0]?.id ?? '' };
}

/** The time of an order is the database's; the order becomes due as if it had passed. */
async function whenDue(order: string, portal = at.portal): Promise<string | undefined> {
  await sql`update portal.orders set due_at = clock_timestamp() where id = ${order} and due_at is not null`.execute(
    at.portal.db,
  );
  await work(order, portal);
  const stored = at.portal.db.selectFrom('portal.orders').select('state').where('id', '=', order);
  return (await stored.executeTakeFirst())?.state;
}
const work = (order: string, portal = at.portal): Promise<void> =>
  advanceOrder({ portal, locks: portal.db, types: new Map([[noticeOrder.kind, noticeOrder]]) }, order);

/** The emails about the loan, oldest first. */
async function mails(): Promise<{ subject: string; body: string }[]> {
  const found = at.portal.db.selectFrom('portal.mailbox').select(['subject', 'body']);
  return found
    .where('recipient', '=', `${broker}@example.com`)
    .where('body', 'like', `%${loanNum}%`)
    .orderBy('id')
    .execute();
}

async function read({ position, conditionId }: ShownMessage): Promise<void> {
  await at.signIn(broker);
  const agent = await at.as(broker);
  await agent.post(`/api/lqb/loans/${loanNum}/msg/read`).send({ conditionId, upTo: position }).expect(204);
}

/** Five minutes later, without a call of the broker in between. */
function leave(): void {
  at.time.forward((AWAY_MINUTES + 1) * MINUTE_MS);
}

describe('the email about a message', () => {
  it('is due at once for someone who has not used the portal for five minutes', async () => {
    leave();
    const { orders, order } = await messageToBroker();
    expect(orders).toEqual([{ id: order, wait_minutes: 0 }]);
    expect([await whenDue(order), (await mails()).length]).toEqual(['completed', 1]);
  });

  it('waits five minutes for someone who is at the portal, and says who wrote about which loan, but not what', async () => {
    const { orders, order } = await messageToBroker();
    expect(orders).toEqual([{ id: order, wait_minutes: AWAY_MINUTES }]);
    await work(order);
    expect(await mails()).toEqual([]);
    expect(await whenDue(order)).toBe('completed');
    const [mail] = await mails();
    expect(mail?.subject).toBe(`New message about loan ${loanNum}`);
    expect(mail?.body).toContain(`/loans/${loanNum}/messages`);
    expect(mail?.body).not.toContain('appraisal');
  });

  it('is not sent to someone who has read the message by then', async () => {
    const { message, order } = await messageToBroker();
    await read(message);
    expect([await whenDue(order), await mails()]).toEqual(['completed', []]);
  });

  it('is not sent if the author took the message back', async () => {
    const { message, order } = await messageToBroker();
    await (await at.as('underwriter')).delete(`/api/lqb/loans/${loanNum}/msg/${message.id}`).expect(200);
    expect([await whenDue(order), await mails()]).toEqual(['completed', []]);
  });

  it('is tried again if the mail server was not reached, and then sent once', async () => {
    leave();
    const { order } = await messageToBroker();
    const down = {
      ...at.portal,
      mail: {
        isRepeatable: false,
        send: () => Promise.reject(new MailError('not-reached', 'The mail server is down.')),
      },
    };
    expect([await whenDue(order, down), await mails()]).toEqual(['submitted', []]);
    expect([await whenDue(order), (await mails()).length]).toEqual(['completed', 1]);
    expect([await whenDue(order), (await mails()).length]).toEqual(['completed', 1]);
  });

  it('follows another one only after the topic was read, or for a mention', async () => {
    leave();
    const first = await messageToBroker();
    await whenDue(first.order);
    expect((await messageToBroker()).orders).toEqual([]);
    const mention = await messageToBroker({ mentions: [await userId(broker)] });
    expect([await whenDue(mention.order), (await mails()).at(-1)?.subject]).toEqual([
      ...['completed', `You are mentioned on loan ${loanNum}`],
    ]);
    await read(mention.message);
    expect((await messageToBroker()).orders).toHaveLength(1);
  });

  it('leads to the topic that it is about', async () => {
    const conditionId = randomUUID();
    const added = { id: conditionId, cat: 'PTD', description: 'Paystubs covering 30 days', accepts: [] };
    const conditions = `/api/lqb/loans/${loanNum}/conditions`;
    await (await at.as('administrator'))
      .post(conditions)
      .send({ conditions: [added] })
      .expect(201);
    const { order } = await messageToBroker({ conditionId });
    await whenDue(order);
    expect((await mails())[0]?.body).toContain(`/loans/${loanNum}/messages?about=${conditionId}`);
  });
});
