import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { drainOrders } from '../../../tests/support/drain-orders';
import { denialsOf } from '../../audit/audit.service';
import { mailOrder } from '../../email/mail-order';
import type { RequestFacts } from '../../http/call';
import { portalCaller } from '../../http/caller';
import { bearer, browser, MINUTE, mailedPin, signInAs } from '../access.test-support';
import { addApp, appCode, signedIn } from '../factors/factors.test-support';
import { continueSignIn } from '../sign-in.service';
import { type User, userByLogin } from '../user.queries';
import { disableUser, setRoles } from '../users.service';
import { auditOf, finish, portalWithProviders, signInWith, startAt, verified } from './oidc.test-support';

let stage: Awaited<ReturnType<typeof portalWithProviders>>;
const app = () => stage.access.app;
const db = () => stage.access.portal.db;

beforeAll(async () => {
  stage = await portalWithProviders();
});
beforeEach(async () => {
  stage.staff.behave();
  stage.brokers.behave();
  await db().deleteFrom('portal.throttle').execute();
});
afterAll(() => stage.close());

/** Links a subject of the staff provider to a demo user by their address. */
async function link(login: string, subject: string) {
  stage.staff.behave({ claims: { ...verified(`${login}@example.com`), amr: ['mfa'] } });
  const answer = await signInWith(app(), stage.staff, subject);
  expect(answer.status).toBe(200);
  stage.staff.behave();
  return answer.body;
}

const isRefused = { code: 'provider-refused' };
const again = 'This login has expired, was used before or was started in another browser. Please start again.';

describe('signing in with a provider', () => {
  it('names the providers without their secrets', async () => {
    const { body, text } = await browser(app()).get('/api/auth/providers').expect(200);
    expect(body).toEqual([
      { id: 'own', kind: 'own', name: 'JWT' },
      { id: 'oidc-1', kind: 'oidc', name: 'Emet ID' },
      { id: 'oidc-2', kind: 'oidc', name: 'Broker Pass' },
    ]);
    expect(text).not.toContain('secret');
  });

  it('does not know other providers', async () => {
    await browser(app()).post('/api/auth/oidc/oidc-3/start').expect(404);
    await browser(app()).post('/api/auth/oidc/__proto__/finish').send({ answer: '' }).expect(404);
  });

  it('sends the browser away with PKCE, state and nonce, and keeps neither them nor the secret', async () => {
    const agent = browser(app());
    const url = new URL(await startAt(agent));
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      ...{ client_id: 'portal', response_type: 'code', scope: 'openid profile email', code_challenge_method: 'S256' },
      ...{ redirect_uri: 'http://localhost:3000/callback/oidc-1', acr_values: 'two' },
    });
    const [state = '', nonce = ''] = [url.searchParams.get('state'), url.searchParams.get('nonce')];
    expect(state).toMatch(/^[\w-]{43}$/);
    expect(nonce).toMatch(/^[\w-]{43}$/);
    const stored = JSON.stringify(await db().selectFrom('portal.oidc_sign_ins').selectAll().execute());
    for (const value of [state, nonce]) expect(stored).not.toContain(value);
    expect(url.href).not.toContain('secret');
  });

  it('links an account by its verified address, and still asks for a PIN where one factor was used', async () => {
    stage.staff.behave({ userInfo: verified('Funder@Example.com') });
    const agent = browser(app());
    const { body } = await signInWith(app(), stage.staff, 'sub-funder', { agent });
    expect(body).toMatchObject({ email: 'funder@example.com', login: 'funder', expiresIn: 3600 });
    expect(body.token).toBeUndefined();
    const code = await mailedPin(agent, 'funder');
    const entered = await agent.post('/api/mfa/verify-pin').send({ login: 'funder', code }).expect(200);
    expect(entered.body.userData).toMatchObject({ username: 'funder', provider: 'Emet ID' });
    await drainOrders(stage.access.portal, mailOrder);
    const mail = await agent.get('/api/demo/mailbox').query({ to: 'funder@example.com' });
    expect(mail.text).toContain('Emet ID was linked to your account.');
    expect(await auditOf(stage.access, 'user:funder')).toEqual([
      {
        ...{ action: 'user.link-identity', outcome: 'done', before: null },
        after: { provider: 'oidc-1', account: 'sub-funder', origin: 'email' },
      },
      {
        ...{ action: 'sign-in', outcome: 'done', before: null },
        after: { how: 'pin', remembered: false, provider: 'oidc-1' },
      },
    ]);
  });

  it('signs in at once where the provider asked for a second factor, until its token ends', async () => {
    const { token, userData } = await link('closer', 'sub-closer');
    expect(userData).toMatchObject({ username: 'closer', provider: 'Emet ID', factorDueBy: null });
    const session = await db()
      .selectFrom('portal.sessions')
      .innerJoin('portal.users', 'portal.users.id', 'user_id')
      .selectAll('portal.sessions')
      .where('login', '=', 'closer')
      .executeTakeFirstOrThrow();
    expect(session).toMatchObject({ provider: 'oidc-1', proved_at: null });
    expect(session.ends_at.getTime() - session.created_at.getTime()).toBe(3_600_000);
    await browser(app()).get('/api/auth/sessions').set(bearer(token)).expect(200);
    stage.staff.behave({
      claims: { acr: 'two', auth_time: Math.floor(stage.access.portal.clock().getTime() / 1000) - 60 },
    });
    const other = await signInWith(app(), stage.staff, 'sub-closer');
    expect(other.body.token).toBeDefined();
    const proved = await browser(app()).get('/api/auth/factors').set(bearer(other.body.token)).expect(200);
    expect(Date.parse(proved.body.provedUntil)).toBe(stage.access.portal.clock().getTime() + 9 * MINUTE);
  });

  it('opens a session also if the provider names times that are none', async () => {
    const claims = { ...verified('servicing@example.com'), auth_time: 1e300 };
    stage.staff.behave({ claims: { ...claims, amr: ['mfa'] }, expiresIn: 1e15 });
    const { body } = await signInWith(app(), stage.staff, 'sub-servicing');
    const factors = await browser(app()).get('/api/auth/factors').set(bearer(body.token)).expect(200);
    expect(factors.body.provedUntil).toBeNull();
    stage.staff.behave({ claims, expiresIn: 1e15 });
    const agent = browser(app());
    await signInWith(app(), stage.staff, 'sub-servicing', { agent });
    const code = await mailedPin(agent, 'servicing');
    await agent.post('/api/mfa/verify-pin').send({ login: 'servicing', code }).expect(200);
  });

  it('asks for the user’s own factor otherwise, and remembers the device', async () => {
    await link('shipper', 'sub-shipper');
    const { secret } = await addApp(stage.access, await signedIn(app(), 'shipper'));
    stage.access.forward(MINUTE);
    const agent = browser(app());
    const { body } = await signInWith(app(), stage.staff, 'sub-shipper', { agent });
    expect(body).toMatchObject({ login: 'shipper', factors: ['totp'], pinAllowed: true });
    const code = appCode(stage.access, secret);
    const sent = { login: 'shipper', kind: 'totp', code, remember: true };
    const { userData } = (await agent.post('/api/mfa/verify-factor').send(sent).expect(200)).body;
    expect(userData.provider).toBe('Emet ID');
    const direct = await signInWith(app(), stage.staff, 'sub-shipper', { agent });
    expect(direct.body.userData.username).toBe('shipper');
  });

  it('keeps naming the provider when another PIN is mailed', async () => {
    await link('underwriter', 'sub-underwriter');
    const agent = browser(app());
    await signInWith(app(), stage.staff, 'sub-underwriter', { agent });
    await agent.post('/api/mfa/resend-pin').send({ login: 'underwriter' }).expect(200);
    const code = await mailedPin(agent, 'underwriter');
    const entered = await agent.post('/api/mfa/verify-pin').send({ login: 'underwriter', code }).expect(200);
    expect(entered.body.userData.provider).toBe('Emet ID');
  });

  it('lets in a user whose temporary password they never used', async () => {
    await link('processor', 'sub-processor');
    const until = new Date(stage.access.portal.clock().getTime() - MINUTE);
    await db().updateTable('portal.users').set({ temporary_until: until }).where('login', '=', 'processor').execute();
    const { userData } = await link('processor', 'sub-processor');
    expect(userData.passwordDue).toBe(false);
    await db().updateTable('portal.users').set({ temporary_until: null }).where('login', '=', 'processor').execute();
  });
});

describe('an account that signs in no one', () => {
  const refused = async (subject: string, claims: Record<string, unknown>, reason: string, user?: string) => {
    stage.staff.behave({ claims });
    const answer = await signInWith(app(), stage.staff, subject);
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({
      ...isRefused,
      message: `This Emet ID account does not log in to the portal. Ask your administrator to link it. Its ID is ${subject}`,
    });
    await denialsOf(stage.access.portal).flush();
    const denials = await db()
      .selectFrom('portal.audit')
      .select(['subject', 'after'])
      .where('action', '=', 'sign-in')
      .where('outcome', '=', 'denied')
      .execute();
    const subjects = denials.filter(({ after }) => JSON.stringify(after).includes(`"${reason}"`));
    expect(subjects.map(({ subject: of }) => of).join()).toMatch(user ? `user:${user}` : /^unknown-user:/);
    const linked = await db().selectFrom('portal.identities').where('subject', '=', subject).select('id').execute();
    expect(linked).toEqual([]);
  };

  it('is one without a user', () => refused('s1', verified('stranger@example.com'), 'not-linked'));
  it('is one without a verified address', () =>
    refused('s2', { email: 'manager@example.com', email_verified: 'true' }, 'email-not-verified'));
  it('is one whose address becomes that of someone else in small letters', () =>
    refused('s9', verified('loc\u212A-desk@example.com'), 'email-not-verified'));
  it.each([
    ['an ID that cannot be stored', 'a\0b', {}],
    ['a long ID', 'x'.repeat(5000), {}],
    ['an address that cannot be stored', 's10', verified('fun\0der@example.com')],
    ['an address that is a list', 's11', { email: ['funder@example.com'], email_verified: true }],
  ])('is one with %s', async (_why, subject, claims) => {
    stage.staff.behave({ claims });
    const answer = await signInWith(app(), stage.staff, subject);
    expect([answer.status, answer.body.code]).toEqual([401, 'provider-refused']);
  });
  it('is one of the other side', () =>
    refused('s3', verified('pml-loan-officer@example.com'), 'wrong-side', 'pml-loan-officer'));
  it('is an administrator’s, whom only an administrator links', () =>
    refused('s4', verified('administrator@example.com'), 'administrator-not-linked', 'administrator'));
  it('is one whose address two users have', async () => {
    const users = ['manager', 'lock-desk'];
    await db().updateTable('portal.users').set({ email: 'Both@example.com' }).where('login', 'in', users).execute();
    await refused('s5', verified('both@example.com'), 'email-not-unique');
  });
  it('is one of a user who has another account there', async () => {
    await link('closer', 'sub-closer');
    await refused('s6', verified('closer@example.com'), 'not-linked', 'closer');
  });
  it('is one of a disabled user, also if it is linked', async () => {
    await link('secondary', 'sub-secondary');
    const portal = stage.access.portal;
    await disableUser(portal, 'secondary', portalCaller);
    const answer = await signInWith(app(), stage.staff, 'sub-secondary');
    expect(answer.body).toMatchObject(isRefused);
    await refused('s7', verified('secondary@example.com'), 'disabled', 'secondary');
  });
  it('is one at a provider that only an administrator links', async () => {
    stage.brokers.behave({ claims: verified('pml-loan-officer@example.com') });
    const answer = await signInWith(app(), stage.brokers, 's8', { id: 'oidc-2' });
    expect(answer.body).toMatchObject(isRefused);
  });
});

describe('an answer that is not the one that was asked for', () => {
  it('is refused in another browser, and still works in the right one', async () => {
    await link('closer', 'sub-closer');
    const agent = browser(app());
    const answer = stage.staff.signIn(await startAt(agent), 'sub-closer');
    const other = browser(app());
    await startAt(other);
    for (const thief of [other, browser(app())]) {
      expect((await finish(thief, answer)).body).toMatchObject({ ...isRefused, message: again });
    }
    expect((await finish(agent, answer)).status).toBe(200);
  });

  it('is refused the second time, also if both come at once', async () => {
    await link('closer', 'sub-closer');
    const agent = browser(app());
    const answer = stage.staff.signIn(await startAt(agent), 'sub-closer');
    const both = await Promise.all([finish(agent, answer), finish(agent, answer), finish(agent, answer)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    expect((await finish(agent, answer)).body.message).toBe(again);
  });

  it('is refused after ten minutes', async () => {
    const agent = browser(app());
    const answer = stage.staff.signIn(await startAt(agent), 'sub-closer');
    stage.access.forward(10 * MINUTE);
    expect((await finish(agent, answer)).body.message).toBe(again);
  });

  it('is refused if it comes from the other provider, or names it', async () => {
    const agent = browser(app());
    const asked = await startAt(agent);
    const mixed = stage.brokers.signIn(asked, 'sub-closer');
    expect((await finish(agent, mixed, 'oidc-2')).body.message).toBe(again);
    expect((await finish(agent, mixed)).body).toMatchObject({
      ...isRefused,
      message: 'Emet ID did not log you in. Try again, or log in with your password.',
    });
  });

  it('is refused if the code was made for another sign-in', async () => {
    const [agent, victim] = [browser(app()), browser(app())];
    const stolen = new URLSearchParams(stage.staff.signIn(await startAt(victim), 'sub-closer')).get('code') ?? '';
    const own = new URLSearchParams(stage.staff.signIn(await startAt(agent), 'sub-funder'));
    own.set('code', stolen);
    expect((await finish(agent, `?${own}`)).body).toMatchObject(isRefused);
  });

  it.each([
    ['a nonce of another sign-in', { forged: { nonce: 'other' } }],
    ['another issuer', { forged: { iss: 'https://login.example.com' } }],
    ['another client', { forged: { aud: 'someone-else' } }],
    ['a token that has expired', { forged: { exp: 1_700_000_000 } }],
    ['a key that is not published', { signsWithUnknownKey: true }],
    ['a clock that is minutes behind', { clockAhead: -600 }],
  ])('is refused with %s', async (_, change) => {
    await link('closer', 'sub-closer');
    stage.staff.behave(change);
    const { status, body } = await signInWith(app(), stage.staff, 'sub-closer');
    expect([status, body.code]).toEqual([401, 'provider-refused']);
  });

  it('is accepted with a clock that is a little off, and after the keys have changed', async () => {
    await link('closer', 'sub-closer');
    stage.staff.behave({ clockAhead: -345 });
    expect((await signInWith(app(), stage.staff, 'sub-closer')).status).toBe(200);
    stage.staff.behave();
    stage.staff.rotateKeys();
    expect((await signInWith(app(), stage.staff, 'sub-closer')).status).toBe(200);
  });

  it('is refused if the user canceled, and if it says nothing', async () => {
    const agent = browser(app());
    const state = new URL(await startAt(agent)).searchParams.get('state');
    const canceled = new URLSearchParams({ error: 'access_denied', state: String(state), iss: stage.staff.issuer });
    expect((await finish(agent, `?${canceled}`)).body).toMatchObject(isRefused);
    expect((await finish(agent, '')).body.message).toBe(again);
  });

  it('counts for its address only if this browser began it: after 60, the next ones wait', async () => {
    const agent = browser(app()).set('X-Forwarded-For', '198.51.100.77');
    for (let at = 0; at < 61; at += 1) expect((await finish(agent, '?state=guess')).status).toBe(401);
    const cancel = async () => {
      const state = String(new URL(await startAt(agent)).searchParams.get('state'));
      const canceled = new URLSearchParams({ error: 'access_denied', state, iss: stage.staff.issuer });
      return (await finish(agent, `?${canceled}`)).status;
    };
    for (let at = 0; at < 60; at += 1) expect(await cancel()).toBe(401);
    expect(await cancel()).toBe(429);
  });
});

describe('an account that is unlinked during the sign-in', () => {
  const unlinkNow = (subject: string) => db().deleteFrom('portal.identities').where('subject', '=', subject).execute();

  it('opens no session with a PIN', async () => {
    await link('servicing', 'sub-servicing');
    const agent = browser(app());
    await signInWith(app(), stage.staff, 'sub-servicing', { agent });
    await unlinkNow('sub-servicing');
    const code = await mailedPin(agent, 'servicing');
    const entered = await agent.post('/api/mfa/verify-pin').send({ login: 'servicing', code });
    expect([entered.status, entered.body.code]).toEqual([401, 'wrong-pin']);
  });

  it('opens none where the provider asked for the second factor, or the user became an administrator', async () => {
    await link('servicing', 'sub-servicing-2');
    const portal = stage.access.portal;
    const user = await userByLogin(db(), 'servicing');
    const request = { id: 'r', ip: '', network: '', userAgent: 'test' } as RequestFacts;
    const via = { provider: 'oidc-1', until: null, hasFactor: true } as const;
    const enter = () => continueSignIn(portal, user as User, { browser: undefined, device: undefined, request, via });
    expect((await enter()).kind).toBe('signed-in');
    await setRoles(portal, 'servicing', ['Administrator', 'Servicing'], portalCaller);
    await expect(enter()).rejects.toMatchObject({ status: 401 });
    await setRoles(portal, 'servicing', ['Servicing'], portalCaller);
    await unlinkNow('sub-servicing-2');
    await expect(enter()).rejects.toMatchObject({ status: 401 });
  });
});

describe('a provider that is away', () => {
  it('is named, and the password still works', async () => {
    await link('closer', 'sub-closer');
    const agent = browser(app());
    const answer = stage.staff.signIn(await startAt(agent), 'sub-closer');
    stage.staff.behave({ failing: 503 });
    const { status, body } = await finish(agent, answer);
    expect([status, body.code]).toEqual([500, 'provider-unavailable']);
    expect(body.message).toBe('Emet ID is not responding. Log in with your password, or try again later.');
    // What the provider says about itself is read again after an hour.
    stage.access.forward(61 * MINUTE);
    const start = await browser(app()).post('/api/auth/oidc/oidc-1/start');
    expect([start.status, start.body.code]).toEqual([500, 'provider-unavailable']);
    expect(await signInAs(app(), 'closer')).toBeDefined();
  });
});

describe('a provider that says that it is another', () => {
  it('is not asked', async () => {
    stage.staff.behave({ metadata: { issuer: 'https://login.example.com' } });
    stage.access.forward(61 * MINUTE);
    const { status, body } = await browser(app()).post('/api/auth/oidc/oidc-1/start');
    expect([status, body.code]).toEqual([401, 'provider-refused']);
    stage.staff.behave();
    await startAt(browser(app()));
  });
});

describe('signing out', () => {
  const logout = (token: string | null, idToken?: string) => {
    const call = browser(app()).post('/api/auth/oidc/logout').send({ idToken });
    return token === null ? call : call.set(bearer(token));
  };

  it('needs a session', async () => {
    await logout(null).expect(401);
  });

  it('ends the session, and says where the provider signs the user out', async () => {
    const { token, idToken } = await link('closer', 'sub-closer');
    const { body } = await logout(token, idToken).expect(200);
    const url = new URL(body.url);
    expect(`${url.origin}${url.pathname}`).toBe(`${stage.staff.issuer}/end`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      ...{ post_logout_redirect_uri: 'http://localhost:3000/login', client_id: 'portal', id_token_hint: idToken },
    });
    await logout(token, idToken).expect(401);
  });

  it('ends it also if the provider is away, and has nowhere to go after a password', async () => {
    const { token } = await link('closer', 'sub-closer');
    stage.staff.behave({ failing: 500 });
    stage.access.forward(61 * MINUTE);
    const fresh = await signInAs(app(), 'closer');
    expect((await logout(fresh).expect(200)).body).toEqual({ url: null });
    await browser(app()).get('/api/auth/sessions').set(bearer(token)).expect(401);
  });
});
