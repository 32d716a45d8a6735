import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AccessPortal, accessPortal, bearer, browser, signInAs } from './access.test-support';

let access: AccessPortal;
let token: string;
beforeAll(async () => {
  access = await accessPortal();
  token = await signInAs(access.app, 'funder');
});
beforeEach(async () => {
  await access.portal.db.updateTable('portal.users').set({ settings: '{}', shortcuts: '[]' }).execute();
});
afterAll(() => access.close());

const save = (user: object, app = access.app) =>
  browser(app).post('/api/auth/user/update').set(bearer(token)).send({ user });
const stored = async () => (await browser(access.app).get('/api/auth/access-token').set(bearer(token))).body.user;

it('requires sign-in, and changes only the caller', async () => {
  await browser(access.app).post('/api/auth/user/update').send({ user: {} }).expect(401);
  await save({ username: 'closer', settings: { mine: 1 } }).expect(200);
  const others = await access.portal.db.selectFrom('portal.users').select(['login', 'settings']).execute();
  expect(others.filter((user) => Object.keys(user.settings).length > 0).map((user) => user.login)).toEqual(['funder']);
});

describe('settings', () => {
  it('are merged by key: missing keys stay, null removes, and the answer is complete', async () => {
    await save({ settings: { a: 1, b: { deep: true }, c: 'x' } }).expect(200);
    const answer = await save({ settings: { b: { other: 1 }, c: null, d: [] } }).expect(200);
    expect(answer.body.user.settings).toEqual({ a: 1, b: { other: 1 }, d: [] });
    expect((await stored()).settings).toEqual({ a: 1, b: { other: 1 }, d: [] });
  });

  it('from browsers that save at the same time are all kept, each with a higher version', async () => {
    const apps = [access.app, access.second().app];
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => save({ settings: { [`key${at}`]: at } }, apps[at % 2]).expect(200)),
    );
    const user = await stored();
    expect(Object.keys(user.settings)).toHaveLength(12);
    expect(Math.max(...answers.map((answer) => answer.body.user.profileVersion))).toBe(user.profileVersion);
  });

  it('are limited to 32 KB in total; too much changes nothing and can be corrected', async () => {
    await save({ settings: { first: 'x'.repeat(20_000) } }).expect(200);
    const answer = await save({ settings: { second: 'x'.repeat(20_000) }, shortcuts: ['p'] }).expect(413);
    expect(answer.body).toMatchObject({ code: 'too-large', message: expect.stringContaining('32 KB') });
    expect(await stored()).toMatchObject({ shortcuts: [] });
    expect(Object.keys((await stored()).settings)).toEqual(['first']);
    await save({ settings: { first: null, second: 'x'.repeat(20_000) } }).expect(200);
  });

  it.each([
    ['NUL', 'a\u0000b'],
    ['half a surrogate pair', '\ud800'],
  ])('with %s are rejected, because the database cannot store it', async (_what, text) => {
    await save({ settings: { text } }).expect(422);
    await save({ settings: { ok: '😀 \\ud800' } }).expect(200);
  });

  it('are audited with the names of what changed, not the values, and apart from the history of the user', async () => {
    await save({ settings: { first: ['secret'] } }).expect(200);
    await save({ settings: { 'store.recent.pages': ['secret'] } }).expect(200);
    await save({ settings: { columns: ['secret'], 'store.recent.loans': [] }, shortcuts: ['pipeline'] }).expect(200);
    const entries = await access.portal.db
      .selectFrom('portal.audit')
      .select(['actor', 'subject', 'after'])
      .where('action', '=', 'save-profile')
      .orderBy('at', 'desc')
      .limit(3)
      .execute();
    const settings = { actor: 'funder', subject: 'user-settings:funder' };
    // The two entries of one save have the same time.
    expect(entries).toHaveLength(3);
    expect(new Set(entries)).toEqual(
      new Set([
        { ...settings, after: { settings: ['first'] } },
        { ...settings, after: { settings: ['columns'] } },
        { actor: 'funder', subject: 'user:funder', after: { shortcuts: 1 } },
      ]),
    );
  });
});
