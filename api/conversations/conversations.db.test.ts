import { randomUUID } from 'node:crypto';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MessagePage, ShownMessage, Topic } from '../../domain/conversations/conversation.schemas';
import { createLoan } from '../../tests/support/loan-builder';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';

const broker = 'pml-loan-officer';

let at: TestPortal;
let loanNum: string;
beforeAll(async () => {
  at = await testPortal();
  loanNum = await createLoan(at, broker);
}, 60_000);
afterAll(() => at.close());

const path = (rest = '', of = loanNum): string => `/api/lqb/loans/${of}/msg${rest}`;
const body = (values: object = {}) => ({
  key: randomUUID(),
  text: 'Where are the paystubs?',
  internal: false,
  ...values,
});
const write = async (login: string, values: object = {}) => (await at.as(login)).post(path()).send(body(values));

async function written(login: string, values: object = {}): Promise<ShownMessage> {
  const answer = await write(login, values);
  expect([answer.status, answer.body.message]).toEqual([201, undefined]);
  return answer.body;
}

const read = async (login: string, query: object = {}): Promise<MessagePage> =>
  (await (await at.as(login)).get(path()).query(query).expect(200)).body;
const topics = async (login: string): Promise<Topic[]> =>
  (await (await at.as(login)).get(path('/topics')).expect(200)).body;
const topicOf = async (login: string, conditionId: string | null) =>
  (await topics(login)).find((topic) => topic.conditionId === conditionId);
const sees = async (login: string, { id, conditionId }: ShownMessage) =>
  (await read(login, conditionId === null ? {} : { conditionId })).messages.some((message) => message.id === id);

async function condition(cat = 'PTD'): Promise<string> {
  const added = { id: randomUUID(), cat, description: 'Paystubs covering 30 days', accepts: [] };
  await (await at.as('administrator'))
    .post(`/api/lqb/loans/${loanNum}/conditions`)
    .send({ conditions: [added] })
    .expect(201);
  return added.id;
}

const userId = async (login: string): Promise<string> =>
  (await at.portal.db.selectFrom('portal.users').select('id').where('login', '=', login).executeTakeFirstOrThrow()).id;

describe('permission to read and write messages', () => {
  it.each([
    ['post', '', () => body()],
    ['get', '', () => ({})],
    ['get', '/topics', () => ({})],
    ['get', '/people', () => ({})],
    ['post', '/read', () => ({ upTo: 1 })],
    ['delete', `/${randomUUID()}`, () => ({})],
  ] as const)('%s msg%s: requires sign-in, the loan, and a page of it', async (method, rest, sent) => {
    expect((await supertest(at.app)[method](path(rest)).send(sent())).status).toBe(401);
    for (const login of ['loan-officer', 'real-estate-agent'])
      expect((await (await at.as(login))[method](path(rest)).send(sent())).status, login).toBe(403);
  });
});

describe('a message', () => {
  it('is read by the broker and the lender, with its author and time', async () => {
    const { id } = await written('underwriter', { text: '  Send the paystubs, please.  ' });
    const [message] = (await read(broker)).messages.filter((each) => each.id === id);
    expect(message).toMatchObject({
      ...{ text: 'Send the paystubs, please.', internal: false, outside: false, mine: false, conditionId: null },
      ...{ at: at.portal.clock().toISOString(), withdrawableUntil: null },
    });
  });

  it('is written once for its key, also by two sends at the same time', async () => {
    const sent = body({ text: 'Once' });
    const post = async () => (await at.as(broker)).post(path()).send(sent);
    await at.as(broker);
    const answers = await Promise.all([post(), post()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const [again] = [await post()];
    expect(new Set([...answers, again].map((each) => each?.body.id)).size).toBe(1);
    expect((await read(broker)).messages.filter(({ text }) => text === 'Once')).toHaveLength(1);
  });

  it('is never taken for another one with its key, whose text or readers differ', async () => {
    const sent = body({ text: 'First' });
    expect((await write('underwriter', sent)).status).toBe(201);
    for (const more of [{ text: 'First and second' }, { internal: true }]) {
      const answer = await write('underwriter', { ...sent, ...more });
      expect([answer.status, answer.body.wording?.code]).toEqual([409, 'message-key-used']);
    }
    expect((await write('underwriter', sent)).status).toBe(201);
  });

  it('keeps its key for its author and its loan', async () => {
    const sent = body();
    expect((await write(broker, sent)).status).toBe(201);
    expect((await write('underwriter', sent)).status).toBe(201);
    const other = await createLoan(at, broker);
    const answer = await (await at.as(broker)).post(path('', other)).send(sent);
    expect([answer.status, answer.body.wording?.code]).toEqual([409, 'message-key-used']);
  });

  it('keeps the order of two writers at the same time', async () => {
    await at.as('underwriter');
    await at.as('processor');
    const writers = [broker, 'underwriter', 'processor', broker, 'underwriter', 'processor'];
    const ids = (await Promise.all(writers.map((login) => written(login)))).map(({ id }) => id);
    const { messages } = await read(broker);
    const positions = messages.filter(({ id }) => ids.includes(id)).map(({ position }) => position);
    expect(positions).toHaveLength(6);
    expect(positions).toEqual(positions.toSorted((one, two) => one - two));
  });

  it.each(['', '   ', 'x'.repeat(4001)])('is refused if it is empty or too long', async (text) => {
    const answer = await write(broker, { text });
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, ['text']]);
  });

  it.each(['900-12-3456', '900 12 3456', '900\u200b123456'])('has no Social Security number: %s', async (text) => {
    const answer = await write(broker, { text: `His number is ${text}.` });
    expect([answer.status, answer.body.wording?.code]).toEqual([422, 'message-has-secret']);
  });

  it('is stored sealed, and audited without its text', async () => {
    const { id } = await written(broker, { text: 'A private matter' });
    const row = await at.portal.db
      .selectFrom('portal.messages')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain('private matter');
    const entries = await at.portal.db
      .selectFrom('portal.audit')
      .selectAll()
      .where('action', '=', 'message.write')
      .execute();
    const entry = entries.find(({ after }) => JSON.stringify(after).includes(id));
    expect(entry).toMatchObject({ actor: broker, subject: `loan:${loanNum}`, outcome: 'done' });
    expect(JSON.stringify(entries)).not.toContain('private matter');
  });

  it('is read in parts, from the newest back', async () => {
    const conditionId = await condition();
    for (let n = 1; n <= 53; n += 1) await written('processor', { conditionId, text: `Message ${n}` });
    const newest = await read(broker, { conditionId });
    expect([newest.messages.length, newest.messages.at(-1)?.text, newest.messages[0]?.text]).toEqual([
      ...[50, 'Message 53', 'Message 4'],
    ]);
    const older = await read(broker, { conditionId, before: newest.cursor });
    expect([older.messages.map(({ text }) => text), older.cursor]).toEqual([
      ['Message 1', 'Message 2', 'Message 3'],
      null,
    ]);
  });
});

describe('an internal message', () => {
  it('is read by the lender only', async () => {
    const message = await written('underwriter', { internal: true });
    expect([await sees('processor', message), await sees(broker, message)]).toEqual([true, false]);
    const counts = async (login: string) => (await topicOf(login, null))?.messages ?? 0;
    const [lender, outside] = [await counts('processor'), await counts(broker)];
    await written('underwriter', { internal: true });
    expect([await counts('processor'), await counts(broker)]).toEqual([lender + 1, outside]);
  });

  it('is written by the lender only, and mentions no one else', async () => {
    const byBroker = await write(broker, { internal: true });
    expect([byBroker.status, Object.keys(byBroker.body.fields)]).toEqual([422, ['internal']]);
    const mentions = [await userId(broker)];
    const toBroker = await write('underwriter', { internal: true, mentions });
    expect([toBroker.status, Object.keys(toBroker.body.fields)]).toEqual([422, ['mentions']]);
    expect((await write('underwriter', { mentions })).status).toBe(201);
  });
});

describe('a message about a condition', () => {
  it('belongs to the condition, and not to the loan', async () => {
    const conditionId = await condition();
    const message = await written(broker, { conditionId });
    expect(await sees('underwriter', message)).toBe(true);
    expect(await sees('underwriter', { ...message, conditionId: null })).toBe(false);
    expect(await topicOf('underwriter', conditionId)).toMatchObject({ messages: 1, unread: 1 });
  });

  it('that is internal does not exist for the broker, whatever they ask', async () => {
    const conditionId = await condition('Internal');
    // What is written about it is internal, also without saying so.
    expect(await written('underwriter', { conditionId })).toMatchObject({ internal: true });
    expect(await topicOf(broker, conditionId)).toBeUndefined();
    const asBroker = await at.as(broker);
    const answers = [
      await write(broker, { conditionId }),
      await asBroker.get(path()).query({ conditionId }),
      await asBroker.post(path('/read')).send({ conditionId, upTo: 9 }),
    ];
    const unknown = await write(broker, { conditionId: randomUUID() });
    for (const answer of answers) {
      expect(answer.status).toBe(404);
      expect({ ...answer.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
    }
  });

  it('stays internal if its condition becomes known to the broker, and is hidden if it becomes internal', async () => {
    const conditionId = await condition('Internal');
    const edit = async (cat: string, version: number) =>
      (await at.as('administrator'))
        .put(`/api/lqb/loans/${loanNum}/conditions/${conditionId}`)
        .send({ version, cat, description: 'Paystubs', accepts: [] })
        .expect(200);
    const early = await written('underwriter', { conditionId });
    await edit('PTD', 1);
    const open = await written('underwriter', { conditionId });
    expect([await sees(broker, early), await sees(broker, open)]).toEqual([false, true]);
    await edit('Internal', 2);
    expect(await topicOf(broker, conditionId)).toBeUndefined();
    expect(await sees('processor', open)).toBe(true);
  });
});

describe('unread messages', () => {
  it('are those of others that came after the mark, until they are read', async () => {
    const conditionId = await condition();
    const first = await written('underwriter', { conditionId, mentions: [await userId(broker)] });
    await written(broker, { conditionId });
    const second = await written('processor', { conditionId });
    expect(await topicOf(broker, conditionId)).toMatchObject({ messages: 3, unread: 2, mentions: 1 });
    const mark = async (upTo: number) =>
      (await at.as(broker)).post(path('/read')).send({ conditionId, upTo }).expect(204);
    await mark(first.position);
    expect(await topicOf(broker, conditionId)).toMatchObject({ unread: 1, mentions: 0 });
    await mark(second.position);
    // A mark of another window that shows less takes nothing back.
    await mark(first.position);
    expect(await topicOf(broker, conditionId)).toMatchObject({ unread: 0 });
    // And none covers what is written later.
    await mark(1_000_000);
    await written('processor', { conditionId });
    expect(await topicOf(broker, conditionId)).toMatchObject({ unread: 1 });
  });
});

describe('taking back a message', () => {
  const withdraw = async (login: string, id: string) => (await at.as(login)).delete(path(`/${id}`));

  it('hides its text from everyone and leaves its place, within five minutes', async () => {
    const { id, withdrawableUntil } = await written('underwriter', { text: 'For the lender' });
    expect(withdrawableUntil).not.toBeNull();
    expect((await withdraw(broker, id)).status).toBe(404);
    expect((await withdraw('underwriter', id)).body).toMatchObject({ id, text: null, withdrawableUntil: null });
    expect((await withdraw('underwriter', id)).status).toBe(200);
    expect((await read(broker)).messages.find((each) => each.id === id)).toMatchObject({ text: null, mentions: [] });
  });

  it('is refused later', async () => {
    const { id } = await written('underwriter');
    at.time.forward(5 * 60_000);
    const answer = await withdraw('underwriter', id);
    expect([answer.status, answer.body.wording?.code]).toEqual([409, 'message-too-late']);
  });
});

describe('an attack on messages', () => {
  it('with the ID of another author or loan takes nothing back and reads nothing', async () => {
    const mine = await written(broker, { text: 'Only mine' });
    const other = await createLoan(at, broker);
    const takeBack = async (login: string, of: string) => (await at.as(login)).delete(path(`/${mine.id}`, of));
    expect((await takeBack('administrator', loanNum)).status).toBe(404);
    expect((await takeBack(broker, other)).status).toBe(404);
    expect((await (await at.as(broker)).get(path('', other))).body.messages).toEqual([]);
    expect((await read(broker)).messages.find(({ id }) => id === mine.id)?.text).toBe('Only mine');
    // A mark of another loan marks nothing here.
    const before = await topicOf('processor', null);
    await (await at.as('processor')).post(path('/read', other)).send({ upTo: mine.position }).expect(204);
    expect(await topicOf('processor', null)).toEqual(before);
  });

  it.each([
    ['post', '', { text: { $gt: '' } }],
    ['post', '', { mentions: Array.from({ length: 21 }, () => randomUUID()) }],
    ['post', '', { conditionId: 'x'.repeat(65) }],
    ['post', '', { text: 'x'.repeat(200_000) }],
    ['post', '/read', { upTo: 1e300 }],
    ['post', '/read', { upTo: -1 }],
    ['get', '?before=1e300', {}],
    ['get', "?conditionId=' or 1=1 --", {}],
    ['get', `?before=${'9'.repeat(400)}`, {}],
  ] as const)('with a value that no form sends is refused or finds nothing: %s %s', async (method, rest, values) => {
    const request = (await at.as(broker))[method](path(rest));
    const answer = await (method === 'post' ? request.send(rest === '' ? body(values) : values) : request);
    expect([400, 404, 413, 422], JSON.stringify(answer.body)).toContain(answer.status);
  });

  it('marks no further than to what is written: later messages are unread', async () => {
    await (await at.as(broker)).post(path('/read')).send({ upTo: Number.MAX_SAFE_INTEGER }).expect(204);
    await written('processor', { text: 'One more question' });
    expect((await topicOf(broker, null))?.unread).toBe(1);
  });
});

describe('the people whom a message can mention', () => {
  const people = async (login: string, query: object = {}) =>
    (await (await at.as(login)).get(path('/people')).query(query).expect(200)).body as { id: string; name: string }[];

  it('are for the lender everyone who may see the loan, found by name', async () => {
    const found = await people('processor', { search: 'underwriter' });
    expect(found.map(({ id }) => id)).toContain(await userId('underwriter'));
    expect((await people('processor', { search: 'pml' })).map(({ id }) => id)).toContain(await userId(broker));
    const internal = await people('processor', { search: 'pml', internal: 'true' });
    expect(internal.map(({ id }) => id)).not.toContain(await userId(broker));
  });

  it('are for the broker those who work on the loan and their company, and no one of another company', async () => {
    const ids = (await people(broker, { search: 'jr-underwriter' })).map(({ id }) => id);
    expect(ids).toEqual([]);
    await written('jr-underwriter');
    const later = (await people(broker, { search: 'jr-underwriter' })).map(({ id }) => id);
    expect(later).toEqual([await userId('jr-underwriter')]);
    const answer = await write(broker, { mentions: [await userId('loan-officer')] });
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, ['mentions']]);
  });
});
