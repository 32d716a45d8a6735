import jwt from 'jsonwebtoken';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Handover } from '../../domain/access/handover.schemas';
import type { RoleName } from '../../domain/access/roles';
import { poolOf } from '../db/connection';
import { LosError } from '../los/los-error';
import type { LosPort } from '../los/port';
import {
  type AccessPortal,
  accessApp,
  accessPortal,
  bearer,
  browser,
  MINUTE,
  sendCredentials,
  signInAs,
} from './access.test-support';
import { changeUiAccess } from './admin/ui-access.service';
import { authenticate } from './session.service';
import { userByLogin } from './user.queries';
import { createUser, disableUser, enableUser, setPassword, setRoles } from './users.service';

let access: AccessPortal;
beforeAll(async () => {
  access = await accessPortal();
});
beforeEach(async () => {
  await access.portal.db.deleteFrom('portal.throttle').execute();
});
afterAll(() => access.close());

const by = { actor: { login: 'administrator' }, requestId: null, address: null };
const whoAmI = (token: string, app = access.app) => browser(app).get('/api/auth/access-token').set(bearer(token));

describe('a call that needs a signed-in user', () => {
  const calls = [
    ['post', '/api/auth/user/update', { user: {} }],
    ['post', '/api/mfa/logout', {}],
    ['post', '/api/pml-users/pw-change', { userName: 'processor', oldPassword: 'x', newPassword: 'y' }],
  ] as const;

  it.each(calls)('%s %s answers 401 without a token and with a bad one', async (method, path, body) => {
    const answer = await browser(access.app)[method](path).send(body).expect(401);
    expect(answer.body.code).toBe('signed-out');
    await browser(access.app)[method](path).set(bearer('abc.def.ghi')).send(body).expect(401);
  });

  it('distinguishes a request for a new token that cannot be granted', async () => {
    const answer = await browser(access.app).get('/api/auth/access-token').expect(401);
    expect(answer.body.message).toBe('Failed to login with token');
    await whoAmI('abc').expect(401);
  });
});

describe('an access token', () => {
  it('lasts 15 minutes, names user and session, and can be renewed while valid', async () => {
    const token = await signInAs(access.app, 'processor');
    const claims = jwt.decode(token) as Record<string, number | string>;
    expect(Number(claims.exp) - Number(claims.iat)).toBe(900);
    expect(Object.keys(claims).sort()).toEqual(['exp', 'iat', 'jti', 'sid', 'sub']);
    access.forward(15 * MINUTE - 1000);
    const answer = await whoAmI(token).expect(200);
    expect(answer.body.user).toMatchObject({ username: 'processor', roles: ['Processor'], isPml: false });
    access.forward(1000);
    await whoAmI(token).expect(401);
    await whoAmI(answer.body.access_token).expect(200);
  });

  it('is rejected with another key, without a signature, or for another session', async () => {
    const token = await signInAs(access.app, 'processor');
    const claims = jwt.decode(token) as Record<string, string>;
    const { kid } = jwt.decode(token, { complete: true })?.header ?? {};
    const signed = (payload: object, key: string | Buffer = Buffer.from(access.portal.secret)) =>
      jwt.sign(payload, key, { keyid: String(kid) });
    await whoAmI(signed(claims)).expect(200);
    await whoAmI(jwt.sign(claims, Buffer.from(access.portal.secret))).expect(401);
    await whoAmI(signed(claims, 'another secret that is long enough to sign')).expect(401);
    await whoAmI(jwt.sign(claims, '', { algorithm: 'none' })).expect(401);
    await whoAmI(signed({ ...claims, sid: crypto.randomUUID() })).expect(401);
    await whoAmI(signed({ ...claims, sid: "1' or '1'='1" })).expect(401);
    const other = await userByLogin(access.portal.db, 'administrator');
    await whoAmI(signed({ ...claims, sub: other?.id })).expect(401);
  });

  it('is accepted while keys change: signed with the new or the other key, never with an earlier one', async () => {
    const [first, second, third] = ['first', 'second', 'third'].map((name) =>
      Buffer.from(`${name} key of the tests, long`),
    );
    const on = (secret: Buffer | undefined, previousSecret?: Buffer) =>
      accessApp({ ...access.portal, secret: secret ?? Buffer.alloc(0), previousSecret });
    const token = await signInAs(on(first), 'processor');
    const renewed = await whoAmI(token, on(second, first)).expect(200);
    await whoAmI(renewed.body.access_token, on(second, first)).expect(200);
    // A process that has not changed its key yet, and one that no longer accepts the first.
    await whoAmI(renewed.body.access_token, on(first, second)).expect(200);
    await whoAmI(renewed.body.access_token, on(second)).expect(200);
    await whoAmI(token, on(second)).expect(401);
    await whoAmI(token, on(third, second)).expect(401);
    const headers = [token, renewed.body.access_token].map((one) => jwt.decode(one, { complete: true })?.header.kid);
    expect(new Set(headers).size).toBe(2);
    expect(headers.join()).not.toContain('key of the tests');
  });

  it('cannot outlive its session of twelve hours, however often it is renewed', async () => {
    let token = await signInAs(access.app, 'manager');
    for (let minutes = 0; minutes < 12 * 60 - 14; minutes += 14) {
      access.forward(14 * MINUTE);
      token = (await whoAmI(token).expect(200)).body.access_token;
    }
    access.forward(14 * MINUTE);
    await whoAmI(token).expect(401);
  });

  it('is checked with one statement', async () => {
    const token = await signInAs(access.app, 'underwriter');
    const { db } = access.portal;
    // A prepared statement goes to the pool.
    const asked = vi.spyOn(poolOf(db) ?? expect.fail('no pool'), 'query');
    const executed = vi.spyOn(db.getExecutor(), 'executeQuery');
    await browser(access.app).post('/api/auth/user/update').set(bearer(token)).send({ user: [] }).expect(422);
    const statements = [...asked.mock.calls, ...executed.mock.calls];
    vi.restoreAllMocks();
    expect(statements).toHaveLength(1);
  });
});

describe('the end of a session', () => {
  it('by signing out invalidates the token immediately, in other processes too, and leaves other sessions alone', async () => {
    const second = access.second();
    const token = await signInAs(access.app, 'funder');
    const elsewhere = await signInAs(second.app, 'funder');
    await whoAmI(token, second.app).expect(200);
    await browser(access.app).post('/api/mfa/logout').set(bearer(token)).expect(204);
    await whoAmI(token, second.app).expect(401);
    await whoAmI(token).expect(401);
    await whoAmI(elsewhere).expect(200);
  });

  it('is immediate for a disabled user, in every process', async () => {
    const second = access.second();
    const token = await signInAs(access.app, 'closer');
    await whoAmI(token, second.app).expect(200);
    await disableUser(access.portal, 'closer', by);
    await whoAmI(token, second.app).expect(401);
    await whoAmI(token).expect(401);
  });

  it('is final even if the user is enabled again, and needs only the disabled flag', async () => {
    const token = await signInAs(access.app, 'collateral-agent');
    await disableUser(access.portal, 'collateral-agent', by);
    await enableUser(access.portal, 'collateral-agent', by);
    await whoAmI(token).expect(401);
    const next = await signInAs(access.app, 'collateral-agent');
    const marked = access.portal.db.updateTable('portal.users').where('login', '=', 'collateral-agent');
    await marked.set({ disabled_at: access.portal.clock() }).execute();
    await whoAmI(next).expect(401);
  });

  it('follows the time in the database, whatever the token says', async () => {
    const token = await signInAs(access.app, 'loan-opener');
    const past = new Date(access.portal.clock().getTime() - 1);
    await access.portal.db.updateTable('portal.sessions').set({ ends_at: past }).execute();
    await whoAmI(token).expect(401);
  });

  it('is audited with its reason', async () => {
    const token = await signInAs(access.app, 'shipper');
    await browser(access.app).post('/api/mfa/logout').set(bearer(token)).expect(204);
    const row = await access.portal.db
      .selectFrom('portal.sessions')
      .innerJoin('portal.users', 'portal.users.id', 'portal.sessions.user_id')
      .select(['revoked_reason', 'revoked_at', 'ends_at'])
      .where('login', '=', 'shipper')
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ revoked_reason: 'sign-out', revoked_at: access.portal.clock() });
  });
});

describe('a session that is not used', () => {
  it('ends after the time of the general settings, even if its page renews the token', async () => {
    let token = await signInAs(access.app, 'servicing');
    const idle = async (seconds: number) => {
      const answer = await whoAmI(token).set('X-Idle-Seconds', String(seconds));
      token = answer.body.access_token ?? token;
      return answer.status;
    };
    for (let minutes = 10; minutes < 60; minutes += 10) {
      access.forward(10 * MINUTE);
      expect(await idle(minutes * 60)).toBe(200);
    }
    access.forward(10 * MINUTE);
    expect(await idle(0)).toBe(401);
  });

  it('stays as long as the user works', async () => {
    let token = await signInAs(access.app, 'servicing');
    for (let passed = 0; passed < 120; passed += 14) {
      access.forward(14 * MINUTE);
      token = (await whoAmI(token).set('X-Idle-Seconds', '30').expect(200)).body.access_token;
    }
  });

  it('keeps the time of its sign-in when the setting changes, and a new one has the new time', async () => {
    const { db } = access.portal;
    await db
      .insertInto('portal.general_settings')
      .values({ key: 'access.idleMinutes', value: JSON.stringify({ value: 20 }) })
      .execute();
    const token = await signInAs(access.app, 'lock-desk');
    await db.deleteFrom('portal.general_settings').execute();
    access.forward(14 * MINUTE);
    const renewed = (await whoAmI(token).set('X-Idle-Seconds', '840').expect(200)).body.access_token;
    access.forward(7 * MINUTE);
    await whoAmI(renewed).expect(401);
  });
});

describe('the sessions of a user', () => {
  const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0';
  const ask = (method: 'get' | 'delete', path: string, token: string) =>
    browser(access.app)[method](`/api${path}`).set(bearer(token));
  const idOf = (token: string) => (jwt.decode(token) as Record<string, string>).sid;

  it('are listed to them with device, network address and last use, without the sessions that ended', async () => {
    const first = await signInAs(access.app, 'funder');
    const second = await signInAs(access.app, 'funder');
    const ended = await signInAs(access.app, 'funder');
    await ask('delete', `/auth/sessions/${idOf(ended)}`, ended).expect(204);
    await access.portal.db
      .updateTable('portal.sessions')
      .set({ device: FIREFOX, address: '203.0.113.7' })
      .where('id', '=', idOf(first) ?? '')
      .execute();
    access.forward(5 * MINUTE);
    const { body } = await ask('get', '/auth/sessions', second).expect(200);
    const mine = body.filter(({ id }: { id: string }) => [first, second, ended].map(idOf).includes(id));
    expect(mine).toEqual([
      expect.objectContaining({ id: idOf(second), isCurrent: true, lastUsedAt: access.portal.clock().toISOString() }),
      expect.objectContaining({
        id: idOf(first),
        isCurrent: false,
        browser: 'Firefox',
        system: 'Windows',
        address: '203.0.113.7',
      }),
    ]);
    await ask('delete', '/auth/sessions', second).expect(204);
    await whoAmI(first).expect(401);
    await whoAmI(second).expect(200);
  });

  it('cannot be ended by other users, who do not see them', async () => {
    const theirs = await signInAs(access.app, 'post-closer');
    const token = await signInAs(access.app, 'shipper');
    await ask('delete', `/auth/sessions/${idOf(theirs)}`, token).expect(404);
    await ask('delete', '/auth/sessions', token).expect(204);
    for (const path of ['/emet-data/user/sessions', `/emet-data/user/sessions/${idOf(theirs)}`]) {
      await ask('delete', `${path}?login=post-closer`, token).expect(403);
      await browser(access.app).delete(`/api${path}?login=post-closer`).expect(401);
    }
    await ask('get', '/emet-data/user/sessions?login=post-closer', token).expect(403);
    await whoAmI(theirs).expect(200);
  });

  it('are listed to administrators, who can end one or all, which is audited', async () => {
    const [one, two] = [await signInAs(access.app, 'post-closer'), await signInAs(access.app, 'post-closer')];
    const administrator = await signInAs(access.app, 'administrator');
    const { body } = await ask('get', '/emet-data/user/sessions?login=post-closer', administrator).expect(200);
    expect(body.map(({ id }: { id: string }) => id)).toEqual(expect.arrayContaining([idOf(one), idOf(two)]));
    expect(body.some(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toBe(false);
    await ask('delete', `/emet-data/user/sessions/${idOf(one)}?login=funder`, administrator).expect(404);
    await ask('delete', `/emet-data/user/sessions/${idOf(one)}?login=post-closer`, administrator).expect(204);
    await whoAmI(one).expect(401);
    await whoAmI(two).expect(200);
    await ask('delete', '/emet-data/user/sessions?login=post-closer', administrator).expect(204);
    await whoAmI(two).expect(401);
    const entries = await access.portal.db
      .selectFrom('portal.audit')
      .select(['actor', 'subject'])
      .where('action', '=', 'session.end')
      .where('subject', '=', 'user:post-closer')
      .execute();
    expect(entries).toEqual([
      { actor: 'administrator', subject: 'user:post-closer' },
      { actor: 'administrator', subject: 'user:post-closer' },
    ]);
    await ask('delete', '/emet-data/user/sessions?login=administrator', administrator).expect(204);
    await whoAmI(administrator).expect(200);
  });
});

describe('what a user may do', () => {
  it('is the union of their roles, and a new role applies from the next call', async () => {
    await setRoles(access.portal, 'jr-processor', ['Jr. Processor', 'Secondary'], by);
    const token = await signInAs(access.app, 'jr-processor');
    const before = (await whoAmI(token)).body.user;
    expect(before.roles).toEqual(['Jr. Processor', 'Secondary']);
    await setRoles(access.portal, 'jr-processor', [], by);
    const after = (await whoAmI(token)).body.user;
    expect(after).toMatchObject({ roles: [], menuPermissions: [], editPermissions: [] });
  });

  it('comes from the external set for an external user, so that an employee role gives them nothing', async () => {
    const user = {
      login: 'outsider',
      email: 'outsider@example.com',
      firstName: 'Ilse',
      lastName: 'Varga',
      password: 'Demo-portal-1',
      isPml: true,
    };
    await createUser(access.portal, { ...user, roles: ['Secondary'] }, by);
    const agent = browser(access.app);
    await agent.post('/api/mfa/login').send({ login: 'outsider', pw: 'Demo-portal-1', is_pml: true }).expect(200);
    const mail = await agent.get('/api/demo/mailbox?to=outsider@example.com');
    const code = /\d{6}/.exec(mail.body[0].text)?.[0];
    const answer = await agent.post('/api/mfa/verify-pin').send({ login: 'outsider', code }).expect(200);
    expect(answer.body.userData).toMatchObject({ roles: ['Secondary'], menuPermissions: [], editPermissions: [] });
  });
});

describe('what a user may do with pages', () => {
  const lettersBehind = async (token: string) =>
    (await authenticate(access.portal, token, { address: '203.0.113.7', idleSeconds: 0 }))?.pageLetters;
  const change = (role: RoleName, before: 'r' | 'w' | null, after: 'r' | 'w' | null) =>
    changeUiAccess(access.portal, [{ connectPortal: '/email', role, before, after }], by);

  it('follows the letters of their roles, and a changed letter applies from the next call', async () => {
    const token = await signInAs(access.app, 'processor');
    const before = await lettersBehind(token);
    expect(before).toMatchObject({ application: 'w' });
    expect(before).not.toHaveProperty('email');
    await change('Processor', null, 'r');
    expect(await lettersBehind(token)).toEqual({ ...before, email: 'r' });
    await change('Processor', 'r', null);
    expect(await lettersBehind(token)).toEqual(before);
  });

  it('ignores letters of other roles', async () => {
    const token = await signInAs(access.app, 'lock-desk');
    await change('Servicing', null, 'w');
    expect(await lettersBehind(token)).not.toHaveProperty('email');
  });
});

describe('saving the profile', () => {
  it('stores settings, shortcuts and display name, and nothing else', async () => {
    const token = await signInAs(access.app, 'insuring');
    const settings = { theme: { scheme: 'harbor' }, columns: ['sLNm', 'sStatusT'] };
    const sent = {
      settings,
      shortcuts: ['pipeline'],
      displayName: 'Kas',
      roles: ['Administrator'],
      isPml: true,
      email: 'elsewhere@example.com',
      menuPermissions: [1, 2, 3],
    };
    const update = (user: object) =>
      browser(access.app).post('/api/auth/user/update').set(bearer(token)).send({ user });
    await update(sent).expect(200);
    const stored = (await whoAmI(token)).body.user;
    expect(stored).toMatchObject({
      settings,
      shortcuts: ['pipeline'],
      displayName: 'Kas',
      roles: ['Insuring'],
      isPml: false,
      email: 'insuring@example.com',
    });
    expect(stored.menuPermissions).not.toEqual([1, 2, 3]);
    await update({ shortcuts: [] }).expect(200);
    expect((await whoAmI(token)).body.user).toMatchObject({ settings, shortcuts: [], displayName: 'Kas' });
    await update({ settings: { much: 'x'.repeat(33 * 1024) } }).expect(413);
  });
});

describe('changing a password', () => {
  const change = (token: string, body: object) =>
    browser(access.app).post('/api/pml-users/pw-change').set(bearer(token)).send(body);
  const next = 'seven calm herons';

  it('ends all other sessions and invalidates the old password', async () => {
    const stored = await signInAs(access.app, 'doc-drawer');
    const other = await signInAs(access.second().app, 'doc-drawer');
    await change(stored, { userName: 'doc-drawer', oldPassword: 'Demo-portal-1', newPassword: next }).expect(204);
    await whoAmI(stored).expect(200);
    await whoAmI(other).expect(401);
    await sendCredentials(browser(access.app), 'doc-drawer').expect(401);
    await signInAs(access.app, 'doc-drawer', next);
  });

  it('reports a wrong old password, and stops guessing', async () => {
    const token = await signInAs(access.app, 'lock-desk');
    const wrong = { userName: 'lock-desk', oldPassword: 'Demo-portal-2', newPassword: next };
    const answer = await change(token, wrong).expect(422);
    expect(answer.body.fields).toEqual({ oldPassword: expect.any(String) });
    for (let i = 0; i < 4; i += 1) await change(token, wrong).expect(422);
    await change(token, { ...wrong, oldPassword: 'Demo-portal-1' }).expect(429);
  });

  it.each([
    ['too short', 'short'],
    ['too plain', 'abababababababab'],
    ['the user ID', 'my credit-auditor word'],
    ['the old one', 'Demo-portal-1'],
  ])('refuses a new password that is %s', async (_why, newPassword) => {
    const token = await signInAs(access.app, 'credit-auditor');
    const answer = await change(token, { userName: 'credit-auditor', oldPassword: 'Demo-portal-1', newPassword });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fields)).toEqual(['newPassword']);
  });

  it('is refused to retail users', async () => {
    const token = await signInAs(access.app, 'loan-officer');
    const body = { userName: 'loan-officer', oldPassword: 'Demo-portal-1', newPassword: next };
    expect((await change(token, body).expect(403)).body.code).toBe('not-authorized');
  });

  it("is limited to the user's own account, except for administrators with their own password", async () => {
    const token = await signInAs(access.app, 'servicing');
    const body = { userName: 'purchaser', oldPassword: 'Demo-portal-1', newPassword: next };
    await change(token, body).expect(403);
    const theirs = await signInAs(access.app, 'purchaser');
    const administrator = await signInAs(access.app, 'administrator');
    await change(administrator, { ...body, oldPassword: 'not the password' }).expect(422);
    await change(administrator, { ...body, userName: 'nobody-here' }).expect(404);
    await change(administrator, body).expect(204);
    await whoAmI(theirs).expect(401);
    await whoAmI(administrator).expect(200);
    await signInAs(access.app, 'purchaser', next);
  });

  it('rejects the second of two simultaneous changes', async () => {
    const user = await userByLogin(access.portal.db, 'accountant');
    if (!user) throw new Error('no accountant');
    const both = ['four loud magpies', 'nine slow badgers'].map((password) =>
      setPassword(access.portal, { user, password, by: 'user' }, by),
    );
    const outcomes = await Promise.allSettled(both);
    expect(outcomes.map((outcome) => outcome.status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('a session handed over by the LOS', () => {
  const person: Handover = {
    userLogin: 'Underwriter',
    firstName: 'H.',
    lastName: 'V.',
    isPmlUser: false,
    roles: ['Administrator'],
    loanNum: '2611051394',
  };
  const land = (take: LosPort['takeHandover'], sessionId = 'a-session') =>
    browser(accessApp({ ...access.portal, los: { ...access.portal.los, takeHandover: take } })).get(
      `/api/lqb-integration/${sessionId}`,
    );

  it('signs the user in with their portal roles, at the loan', async () => {
    const answer = await land(async () => person).expect(200);
    expect(answer.body).toMatchObject({
      userLogin: 'underwriter',
      userData: { firstName: 'Harriet', lastName: 'Valdengren', isPmlUser: false, isLqbSession: true },
      roles: ['Underwriter'],
      loanNum: '2611051394',
    });
    const who = await whoAmI(answer.body.token).expect(200);
    expect(who.body.user).toMatchObject({ username: 'underwriter', isLqbSession: true });
  });

  it.each([
    ['is unknown, used or too old', null],
    ['is of nobody here', { ...person, userLogin: 'stranger' }],
    ['is of a disabled user', { ...person, userLogin: 'jr-underwriter' }],
    ['is of the other side', { ...person, isPmlUser: true }],
  ])('answers 404 for a session that %s', async (_why, handover) => {
    await disableUser(access.portal, 'jr-underwriter', by);
    const answer = await land(async () => handover).expect(404);
    expect(answer.body.message).toBe('Something went wrong. Please try again later.');
  });

  it('reports that the LOS cannot be reached', async () => {
    const answer = await land(async () => {
      throw new LosError('unavailable', { text: 'The loan origination system does not answer.' });
    }).expect(503);
    expect(answer.body.code).toBe('los-unavailable');
  });

  it('can come after any number of tries while the LOS cannot be reached', async () => {
    const away = () => Promise.reject(new LosError('unavailable', { text: 'The LOS does not answer.' }));
    for (let i = 0; i < 301; i += 1) await land(away);
    await land(async () => person).expect(200);
  });

  it('is protected against guessing', async () => {
    for (let i = 0; i < 60; i += 1) await land(async () => null, `guess-${i}`).expect(404);
    await land(async () => person).expect(429);
  });
});
