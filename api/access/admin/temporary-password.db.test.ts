import { sql } from 'kysely';
import supertest from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type TestPortal, testPortal } from '../../../tests/support/test-portal';
import { denialsOf } from '../../audit/audit.service';
import { calls } from '../../calls';

let at: TestPortal;
beforeAll(async () => {
  at = await testPortal();
});
afterAll(() => at.close());
beforeEach(() => at.portal.db.deleteFrom('portal.throttle').execute());

const DAY = 86_400_000;
const own = 'seven calm herons';
const admin = async (path: string, body: object) =>
  (await at.as('administrator')).post(`/api/emet-data/user/${path}`).send(body).expect(200);
const make = (login: string, more: object = {}) =>
  admin('employee', {
    login,
    firstName: 'Odalys',
    lastName: 'Fenwright',
    email: `${login}@example.com`,
    roles: ['Shipper', 'Administrator'],
    branchName: 'pasadena',
    ...more,
  });
const mail = async (login: string): Promise<string> =>
  (
    await supertest(at.app)
      .get('/api/demo/mailbox')
      .query({ to: `${login}@example.com` })
  ).body[0].text;
const mailed = async (login: string): Promise<string> => /Password: (\S+)/.exec(await mail(login))?.[1] ?? '';

const browser = () => supertest.agent(at.app);
const give = (agent: ReturnType<typeof browser>, login: string, pw: string) =>
  agent.post('/api/mfa/login').send({ login, pw, is_pml: false });
/** Signs in with password and PIN; returns what the browser receives. */
async function enter(login: string, pw: string) {
  const agent = browser();
  await give(agent, login, pw).expect(200);
  const code = /\b\d{6}\b/.exec(await mail(login))?.[0];
  const { body } = await agent.post('/api/mfa/verify-pin').send({ login, code }).expect(200);
  return { token: body.token as string, userData: body.userData };
}
const withToken = (token: string) => supertest.agent(at.app).set('Authorization', `Bearer ${token}`);
const change = (token: string, userName: string, oldPassword: string, newPassword = own) =>
  withToken(token).post('/api/pml-users/pw-change').send({ userName, oldPassword, newPassword });

describe('a password set by someone else', () => {
  it('allows nothing but choosing a new password, on any call', async () => {
    await make('odalys');
    const { token, userData } = await enter('odalys', await mailed('odalys'));
    expect(userData.passwordDue).toBe(true);
    const agent = withToken(token);
    const allowed = ['/pml-users/pw-change', '/mfa/logout', '/auth/oidc/logout'];
    const guarded = calls.filter(
      ({ access, path }) => !['public', 'demo'].includes(access.kind) && !allowed.includes(path),
    );
    expect(guarded.length).toBeGreaterThan(100);
    for (const { method, path } of guarded) {
      const address = `/api${path.replaceAll(/\{\w+\}/g, '2611051001')}`;
      const answer = await agent[method.toLowerCase() as 'get'](address);
      expect([path, answer.status, answer.body.code]).toEqual([path, 403, 'password-due']);
    }
    expect((await agent.get('/api/lqb/loans')).body.wording).toEqual({ code: 'password-due', values: {} });
  }, 60_000);

  it('does not let an administrator set passwords before choosing their own', async () => {
    await make('opal');
    const password = await mailed('opal');
    const { token } = await enter('opal', password);
    const refused = await change(token, 'underwriter', password);
    expect([refused.status, refused.body.code]).toEqual([403, 'password-due']);
    await give(browser(), 'underwriter', 'Demo-portal-1').expect(200);
    await change(token, 'opal', password).expect(204);
    await change(token, 'underwriter', own, 'nine slow badgers').expect(204);
  });

  it('is replaced in the same session, and the emailed one never works again', async () => {
    await make('orla');
    const password = await mailed('orla');
    const { token } = await enter('orla', password);
    expect((await change(token, 'orla', password, password)).status).toBe(422);
    await change(token, 'orla', password).expect(204);
    const who = await withToken(token).get('/api/auth/access-token').expect(200);
    expect(who.body.user.passwordDue).toBe(false);
    await withToken(who.body.access_token).get('/api/lqb/loans').expect(200);
    await give(browser(), 'orla', password).expect(401);
    expect((await enter('orla', own)).userData.passwordDue).toBe(false);
  });

  it('lets its user sign out', async () => {
    await make('oskar');
    const { token } = await enter('oskar', await mailed('oskar'));
    await withToken(token).post('/api/mfa/logout').expect(204);
  });

  it('works for seven days, as the email says, and then fails like a wrong password', async () => {
    await make('olive');
    expect(await mail('olive')).toContain('for 7 days');
    const password = await mailed('olive');
    at.time.forward(7 * DAY - 60_000);
    await give(browser(), 'olive', password).expect(200);
    at.time.forward(2 * 60_000);
    const late = await give(browser(), 'olive', password).expect(401);
    expect(late.body.message).toBe('Please, check your user ID and password.');
    at.time.forward(-7 * DAY - 60_000);
  });

  it('is set by a reset, by email or typed by an administrator', async () => {
    await admin('actions', { action: 'reset-password', logins: ['closer'] });
    expect((await enter('closer', await mailed('closer'))).userData.passwordDue).toBe(true);
    const administrator = await at.signIn('administrator');
    await change(administrator, 'purchaser', 'Demo-portal-1').expect(204);
    const { token, userData } = await enter('purchaser', own);
    expect(userData.passwordDue).toBe(true);
    await change(token, 'purchaser', own, 'nine slow badgers').expect(204);
    await withToken(token).get('/api/lqb/loans').expect(200);
  });

  it('does not stop users who come from the loan origination system without it', async () => {
    await make('ottilie');
    const person = {
      userLogin: 'ottilie',
      firstName: 'Odalys',
      lastName: 'Fenwright',
      isPmlUser: false,
      roles: ['Shipper'],
      loanNum: '2611051001',
    };
    Object.assign(at.portal.los, { takeHandover: async () => person });
    const { body } = await browser().get('/api/lqb-integration/a-session').expect(200);
    expect(body.userData.passwordDue).toBe(false);
    await withToken(body.token).get('/api/lqb/loans').expect(200);
  });

  it('is not used for demo users', async () => {
    expect((await enter('shipper', 'Demo-portal-1')).userData.passwordDue).toBe(false);
  });
});

describe('a link for a retail employee, who may not use the form (AUTH-27)', () => {
  const chosen = 'four quiet marmots';
  const linkIn = async (login: string) =>
    /http:\/\/localhost:\d+\/set-password#([\w-]{43})\n/.exec(await mail(login))?.[1] ?? '';
  const choose = (token: string, newPassword = chosen) =>
    browser().post('/api/auth/set-password').send({ token, newPassword });
  const check = (token: string) => browser().post('/api/auth/password-link').send({ token });
  const retail = (login: string, more = {}) => make(login, { isRetail: true, roles: ['Loan Officer'], ...more });
  const send = async (login: string) =>
    (await admin('actions', { action: 'password-link', logins: [login] })).body as { ok: boolean; message?: string }[];

  it('replaces the first password, which is emailed to no one', async () => {
    await retail('otto');
    expect(await mail('otto')).not.toContain('Password:');
    const token = await linkIn('otto');
    await choose(token).expect(204);
    const { userData } = await enter('otto', chosen);
    expect(userData).toMatchObject({ isRetail: true, passwordDue: false });
    const administrator = await at.signIn('administrator');
    expect((await change(administrator, 'otto', 'Demo-portal-1')).status).toBe(403);
  });

  it('is sent by administrators only', async () => {
    const body = { action: 'password-link', logins: ['loan-officer'] };
    await browser().post('/api/emet-data/user/actions').send(body).expect(401);
    await (await at.as('processor')).post('/api/emet-data/user/actions').send(body).expect(403);
    expect(await send('processor')).toMatchObject([{ ok: false, message: expect.stringContaining('retail') }]);
    expect(await send('administrator')).toMatchObject([{ ok: false }]);
  });

  it('leaves the password as it is until it is used, and then ends all sessions', async () => {
    expect(await send('loan-officer')).toMatchObject([{ ok: true }]);
    const token = await linkIn('loan-officer');
    const { token: session } = await enter('loan-officer', 'Demo-portal-1');
    await choose(token).expect(204);
    await withToken(session).get('/api/lqb/loans').expect(401);
    await give(browser(), 'loan-officer', 'Demo-portal-1').expect(401);
    await give(browser(), 'loan-officer', chosen).expect(200);
  });

  it('works once, even if it is used twice at the same moment', async () => {
    await retail('oona');
    const token = await linkIn('oona');
    await check(token).expect(204);
    await check(token).expect(204);
    const answers = await Promise.all([choose(token), choose(token, 'nine slow badgers')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
    await choose(token, 'five warm turnips').expect(404);
    expect((await check(token).expect(404)).body.wording.code).toBe('link-not-valid');
  });

  it('is not ended by a second one; using one ends both', async () => {
    await retail('ondine');
    const first = await linkIn('ondine');
    await send('ondine');
    const second = await linkIn('ondine');
    expect(second).not.toBe(first);
    for (const token of [first, second]) await check(token).expect(204);
    await choose(first).expect(204);
    for (const token of [first, second]) await choose(token, 'five warm turnips').expect(404);
  });

  it('is not used up by a password that the rules refuse, or that is the same', async () => {
    await send('closer').then(([result]) => expect(result?.ok).toBe(false));
    await retail('ovid');
    const token = await linkIn('ovid');
    for (const [password, code] of [
      ['short', 'password-too-short'],
      ['Password1234', 'password-common'],
      ['ovid and the swans', 'password-is-name'],
    ] as const) {
      const { body } = await choose(token, password).expect(422);
      expect(body.fieldWordings.newPassword.code).toBe(code);
    }
    await choose(token).expect(204);
    await send('ovid');
    const { body } = await choose(await linkIn('ovid'), chosen).expect(422);
    expect(body.fieldWordings.newPassword.code).toBe('same-password');
  });

  it('answers alike when forged, used, expired or of a disabled user', async () => {
    await retail('opis');
    const expired = await linkIn('opis');
    at.time.forward(72 * 3_600_000);
    const answers = [await choose(expired), await choose('x'.repeat(43)), await choose('x')];
    at.time.forward(-72 * 3_600_000);
    await admin('actions', { action: 'disable', logins: ['opis'] });
    answers.push(await choose(expired));
    for (const { status, body } of answers) {
      expect([status, body.wording]).toEqual([404, { code: 'link-not-valid', values: {} }]);
    }
  });

  it('stops working when the user gets another email address or the form, and not with other changes', async () => {
    for (const [login, more, status] of [
      ['ozan', { email: 'right@example.com' }, 404],
      ['ozma', { isRetail: false }, 404],
      ['ozzy', { firstName: 'Otto' }, 204],
    ] as const) {
      const { version } = (await retail(login)).body;
      const token = await linkIn(login);
      await retail(login, { version, ...more });
      await choose(token).expect(status);
    }
  });

  it('is recorded with the number of tries if it does not work, so that no one can fill the audit', async () => {
    await denialsOf(at.portal).flush();
    const recorded = () =>
      at.portal.db
        .selectFrom('portal.audit')
        .select(sql<number>`coalesce((after ->> 'times')::int, 0)`.as('times'))
        .where('action', '=', 'user.password-link')
        .where('outcome', '=', 'denied')
        .orderBy('at')
        .execute();
    const before = await recorded();
    for (let i = 0; i < 3; i += 1) await check(`a forged one ${i}`).expect(404);
    await denialsOf(at.portal).flush();
    expect((await recorded()).slice(before.length)).toEqual([{ times: 0 }, { times: 2 }]);
  });

  it('is guessed no more than sixty times from one address', async () => {
    await choose('a forged one').expect(404);
    await at.portal.db
      .updateTable('portal.throttle')
      .set({ points: 60 })
      .where('key', 'like', 'password-link:%')
      .execute();
    await choose('a forged one').expect(429);
    await check('a forged one').expect(429);
  });

  describe('requested by someone who forgot the password', () => {
    const request = (login: string) => browser().post('/api/auth/password-forgotten').send({ login });
    const mails = async (login: string): Promise<readonly string[]> => {
      const to = `${login}@example.com`;
      const { body } = await browser().get('/api/demo/mailbox').query({ to });
      return body.map(({ text }: { text: string }) => text).filter((text: string) => text.includes('requested'));
    };
    /** The entry is written with the link, after the mail. */
    const requested = async (login: string) => {
      const { rows } = await sql<{ actor: string | null; hours: number }>`
        select a.actor, round(extract(epoch from l.expires_at - l.created_at) / 3600)::int as hours
        from portal.audit a join portal.users u on a.subject = 'user:' || u.login
        join lateral (select * from portal.password_links where user_id = u.id limit 1) l on true
        where u.login = ${login} and a.action = 'user.password-link' and a.after ->> 'requestedAt' = 'sign-in'`.execute(
        at.portal.db,
      );
      return rows;
    };
    const arrived = (login: string, count: number) =>
      vi.waitFor(async () => expect(await requested(login)).toHaveLength(count), 10_000);

    it('lets them choose another one for an hour, and is in the audit', async () => {
      await make('quilla');
      await request(' Quilla ').expect(204, {});
      await arrived('quilla', 1);
      expect(await requested('quilla')).toEqual([{ actor: null, hours: 1 }]);
      const token = await linkIn('quilla');
      await give(browser(), 'quilla', 'not the right one').expect(401);
      await choose(token).expect(204);
      await give(browser(), 'quilla', chosen).expect(200);
    });

    it('gets the same answer for unknown and disabled users, who get no mail', async () => {
      await make('quentin');
      await make('osric');
      await admin('actions', { action: 'disable', logins: ['osric'] });
      const known = await request('quentin').expect(204);
      for (const login of ['osric', 'no-such-user']) {
        const answer = await request(login).expect(204);
        const { date: _d, 'x-request-id': _i, ...headers } = answer.headers;
        const { date: _d2, 'x-request-id': _i2, ...same } = known.headers;
        expect(Object.keys(headers)).toEqual(Object.keys(same));
        expect(answer.text).toBe(known.text);
      }
      await arrived('quentin', 1);
      expect(await mails('osric')).toEqual([]);
    });

    it('neither ends nor shortens a link that an administrator sent, and works for an hour itself', async () => {
      await retail('owain');
      const sent = await linkIn('owain');
      await request('owain').expect(204);
      await vi.waitFor(async () => expect(await linkIn('owain')).not.toBe(sent), 10_000);
      const requestedOne = await linkIn('owain');
      for (const token of [sent, requestedOne]) await check(token).expect(204);
      at.time.forward(3_600_000);
      await check(requestedOne).expect(404);
      await choose(sent).expect(204);
      at.time.forward(-3_600_000);
      await choose(requestedOne, 'five warm turnips').expect(404);
    });

    it('is mailed three times an hour to a user, and requested ten times from an address', async () => {
      await make('odile');
      for (let i = 0; i < 10; i += 1) await request(i < 5 ? 'odile' : 'no-such-user').expect(204);
      await request('no-such-user').expect(429);
      await request('odile').expect(429);
      await arrived('odile', 3);
      expect(await mails('odile')).toHaveLength(3);
    });
  });

  it('is in no log and no audit entry, which name who sent and who used it', async () => {
    await retail('otis');
    const token = await linkIn('otis');
    await choose(token).expect(204);
    const entries = await at.portal.db
      .selectFrom('portal.audit')
      .select(['actor', 'action', 'after'])
      .where('subject', '=', 'user:otis')
      .orderBy('at')
      .execute();
    expect(entries.map(({ actor, action }) => [actor, action])).toEqual([
      ['administrator', 'user.create'],
      ['otis', 'user.password'],
    ]);
    const stored = await at.portal.db.selectFrom('portal.password_links').selectAll().execute();
    expect(JSON.stringify([entries, stored])).not.toContain(token);
  });
});
