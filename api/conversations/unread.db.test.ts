import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ShownMessage } from '../../domain/conversations/conversation.schemas';
import type { HomeFigures } from '../../domain/loan/home.schemas';
import type { PipelineRow } from '../../domain/loan/pipeline.schemas';
import type { ConditionCategory } from '../../domain/underwriting/condition-categories';
import { createLoan } from '../../tests/support/loan-builder';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';
import { feedReactions } from '../feed-reactions';
import { catchUp } from '../loan/feed-follower.service';

const broker = 'pml-loan-officer';

let at: TestPortal;
beforeAll(async () => {
  at = await testPortal();
}, 60_000);
afterAll(() => at.close());

async function write(login: string, loanNum: string, values: object = {}): Promise<ShownMessage> {
  const sent = { key: randomUUID(), text: 'Where are the paystubs?', internal: false, ...values };
  return (await (await at.as(login)).post(`/api/lqb/loans/${loanNum}/msg`).send(sent).expect(201)).body;
}

const listed = async (login: string, filter: object): Promise<PipelineRow[]> => {
  const query = { filter: JSON.stringify(filter) };
  return (await (await at.as(login)).get('/api/lqb/loans').query(query).expect(200)).body;
};
const rowOf = async (login: string, loanNum: string): Promise<PipelineRow | undefined> =>
  (await listed(login, { sLNm: [loanNum] }))[0];
const counted = async (login: string): Promise<number> =>
  ((await (await at.as(login)).get('/api/quick-panel/data').expect(200)).body as HomeFigures).unreadMessages;
const unreadLoans = async (login: string): Promise<string[]> =>
  (await listed(login, { tab: 0, unread: true })).map(({ sLNm }) => sLNm);

const mark = async (login: string, loanNum: string, { conditionId, position }: ShownMessage) =>
  (await at.as(login)).post(`/api/lqb/loans/${loanNum}/msg/read`).send({ conditionId, upTo: position }).expect(204);
const userId = async (login: string): Promise<string> =>
  (await at.portal.db.selectFrom('portal.users').select('id').where('login', '=', login).executeTakeFirstOrThrow()).id;

describe('unread messages in the pipeline and on Home', () => {
  it('are counted in the row of the loan until its user has read them', async () => {
    const loanNum = await createLoan(at, broker);
    const before = await counted(broker);
    await write('underwriter', loanNum);
    const last = await write('processor', loanNum, { mentions: [await userId(broker)] });
    expect(await rowOf(broker, loanNum)).toMatchObject({ unread: 2, mentions: 1 });
    expect([await counted(broker), await unreadLoans(broker)]).toEqual([before + 1, [loanNum]]);
    await mark(broker, loanNum, last);
    expect(await rowOf(broker, loanNum)).not.toHaveProperty('unread');
    expect([await counted(broker), await unreadLoans(broker)]).toEqual([before, []]);
  });

  it('concern those who are assigned, mentioned, or wrote before, and no one else who sees the loan', async () => {
    const loanNum = await createLoan(at, broker);
    await write(broker, loanNum, { mentions: [] });
    expect(await rowOf(broker, loanNum)).not.toHaveProperty('unread');
    for (const login of ['underwriter', 'processor']) {
      expect(await rowOf(login, loanNum)).not.toHaveProperty('unread');
      expect(await unreadLoans(login)).not.toContain(loanNum);
    }
    await write('underwriter', loanNum, { mentions: [await userId('processor')] });
    expect(await rowOf('processor', loanNum)).toMatchObject({ unread: 2, mentions: 1 });
    // Whoever writes has an interest in the answers, but has not read what was written before.
    expect(await rowOf('underwriter', loanNum)).toMatchObject({ unread: 1, mentions: 0 });
    expect(await unreadLoans('underwriter')).toContain(loanNum);
  });

  it('do not count internal messages for the broker, nor those of conditions that became internal', async () => {
    const loanNum = await createLoan(at, broker);
    const added = { id: randomUUID(), cat: 'PTD', description: 'Paystubs covering 30 days', accepts: [] };
    const conditions = `/api/lqb/loans/${loanNum}/conditions`;
    await (await at.as('administrator'))
      .post(conditions)
      .send({ conditions: [added] })
      .expect(201);
    const edit = async (cat: string, version: number) =>
      (await at.as('administrator'))
        .put(`${conditions}/${added.id}`)
        .send({ version, cat, description: 'Paystubs', accepts: [] })
        .expect(200);
    await write('underwriter', loanNum, { internal: true });
    expect(await rowOf(broker, loanNum)).not.toHaveProperty('unread');
    await write('underwriter', loanNum, { conditionId: added.id });
    await write('processor', loanNum, { conditionId: added.id });
    expect(await rowOf(broker, loanNum)).toMatchObject({ unread: 2 });
    expect(await rowOf('processor', loanNum)).toMatchObject({ unread: 2 });
    await edit('Internal', 1);
    expect(await rowOf(broker, loanNum)).not.toHaveProperty('unread');
    expect(await unreadLoans(broker)).not.toContain(loanNum);
    expect(await rowOf('processor', loanNum)).toMatchObject({ unread: 2 });
    await edit('PTD', 2);
    expect(await rowOf(broker, loanNum)).toMatchObject({ unread: 2 });
    // The LOS itself may change the condition, which the portal hears of from its feed.
    const byLos = (cat: ConditionCategory, version: number) =>
      at.portal.los.editCondition({ id: randomUUID(), by: 'los', byName: 'The LOS' }, loanNum, added.id, {
        ...{ version, cat, description: 'Paystubs', accepts: [] },
      });
    await byLos('Internal', 3);
    await catchUp(at.portal, { reactions: feedReactions });
    expect(await rowOf(broker, loanNum)).not.toHaveProperty('unread');
    expect(await unreadLoans(broker)).not.toContain(loanNum);
    expect(await rowOf('processor', loanNum)).toMatchObject({ unread: 2 });
    await byLos('PTD', 4);
    await catchUp(at.portal, { reactions: feedReactions });
    expect(await rowOf(broker, loanNum)).toMatchObject({ unread: 2 });
  });
});

describe('the number of messages that a user writes in an hour', () => {
  it('is limited over all loans, also for messages sent at the same moment, and says how long to wait', async () => {
    const loans = [await createLoan(at, broker), await createLoan(at, broker)];
    const agent = await at.as('jr-underwriter');
    const post = (place: number, key: string = randomUUID()) =>
      agent
        .post(`/api/lqb/loans/${loans[place % 2]}/msg`)
        .send({ key, text: `Message ${place}`, internal: true, mentions: [] });
    const first = randomUUID();
    expect((await post(0, first)).status).toBe(201);
    at.time.forward(10 * 60_000);
    const rest = await Promise.all(Array.from({ length: 101 }, (_, place) => post(place)));
    const refused = rest.filter(({ status }) => status !== 201);
    expect(refused.map(({ status, body, headers }) => [status, body.message, headers['retry-after']])).toEqual(
      Array.from({ length: 2 }, () => [
        ...[429, 'You have reached the limit of 100 messages an hour. Send this message again in 50 min.', '3000'],
      ]),
    );
    // A repeated send of a message that was written is no other message.
    expect((await post(0, first)).status).toBe(201);
    at.time.forward(50 * 60_000);
    await at.signIn('jr-underwriter');
    const later = (await at.as('jr-underwriter')).post(`/api/lqb/loans/${loans[0]}/msg`);
    expect((await later.send({ key: randomUUID(), text: 'Later', internal: true })).status).toBe(201);
  });
});
