import jwt from 'jsonwebtoken';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bearer, browser, MINUTE, mailedPin, signInAs } from '../access.test-support';
import { auditOf, finish, portalWithProviders, signInWith, startAt, verified } from './oidc.test-support';
import { newSigningKey, signedToken } from './signed-token.test-support';

let stage: Awaited<ReturnType<typeof portalWithProviders>>;
const app = () => stage.access.app;
const db = () => stage.access.portal.db;

beforeAll(async () => {
  stage = await portalWithProviders({ OIDC_2_LINK: 'email' });
});
beforeEach(async () => {
  stage.staff.behave();
  stage.brokers.behave();
  await db().deleteFrom('portal.throttle').execute();
});
afterAll(() => stage.close());

/** Signs in where the provider asked for two factors, in the session that the provider calls `sid`. */
async function session(login: string, sid: string | null, on = app()): Promise<string> {
  // An answer of the second of a logout may be one from before it.
  stage.access.forward(1000);
  const claims = { ...verified(`${login}@example.com`), amr: ['mfa'], ...(sid === null ? {} : { sid }) };
  stage.staff.behave({ claims });
  const answer = await signInWith(on, stage.staff, `sub-${login}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.body.token;
}

const isLive = async (token: string, on = app()): Promise<boolean> =>
  (await browser(on).get('/api/auth/sessions').set(bearer(token))).status === 200;

const report = (token: string | undefined, provider = 'oidc-1') =>
  browser(app())
    .post(`/api/auth/oidc/${provider}/backchannel-logout`)
    .type('form')
    .send(token === undefined ? {} : { logout_token: token });

const loggedOut = (claims: object) => report(stage.staff.logoutToken(claims as Record<string, unknown>));

describe('a logout that a provider reports', () => {
  it('ends the session that it names at once in every process, and no other', async () => {
    const other = stage.access.second().app;
    const [one, two, own] = [
      await session('funder', 's-1'),
      await session('funder', 's-2'),
      await signInAs(app(), 'funder'),
    ];
    expect([await isLive(one, other), await isLive(two, other)]).toEqual([true, true]);
    await loggedOut({ sub: 'sub-funder', sid: 's-1' }).expect(200).expect('Cache-Control', 'no-store');
    expect([await isLive(one), await isLive(one, other), await isLive(two), await isLive(own)]).toEqual([
      ...[false, false],
      ...[true, true],
    ]);
    expect(await auditOf(stage.access, 'user:funder')).toContainEqual({
      ...{ action: 'session.end', outcome: 'done', before: null },
      after: { sessions: 1, provider: 'oidc-1' },
    });
  });

  it('ends all sessions that it opened for an account, and none that it did not', async () => {
    const [one, two, own] = [
      await session('closer', 's-3'),
      await session('closer', null),
      await signInAs(app(), 'closer'),
    ];
    const colleague = await session('shipper', 's-4');
    await loggedOut({ sub: 'sub-closer' }).expect(200);
    expect([await isLive(one), await isLive(two), await isLive(own), await isLive(colleague)]).toEqual([
      ...[false, false],
      ...[true, true],
    ]);
  });

  it('ends a session by its name at the provider alone', async () => {
    const [one, two] = [await session('funder', 's-5'), await session('closer', 's-6')];
    await loggedOut({ sid: 's-5' }).expect(200);
    expect([await isLive(one), await isLive(two)]).toEqual([false, true]);
  });

  it('ends a sign-in that waits for its PIN, and lets the next one in', async () => {
    stage.staff.behave({ claims: { ...verified('processor@example.com'), sid: 's-7' } });
    const agent = browser(app());
    await signInWith(app(), stage.staff, 'sub-processor', { agent });
    const code = await mailedPin(agent, 'processor');
    await loggedOut({ sub: 'sub-processor', sid: 's-7' }).expect(200);
    await agent.post('/api/mfa/verify-pin').send({ login: 'processor', code }).expect(401);
    stage.access.forward(MINUTE);
    expect(await isLive(await session('processor', 's-8'))).toBe(true);
  });

  it('keeps out an answer of the provider from before it', async () => {
    stage.staff.behave({ claims: { ...verified('shipper@example.com'), amr: ['mfa'], sid: 's-9' } });
    const agent = browser(app());
    const answer = stage.staff.signIn(await startAt(agent), 'sub-shipper');
    await loggedOut({ sub: 'sub-shipper', sid: 's-9' }).expect(200);
    await finish(agent, answer).expect(401);
  });

  it('ends sessions that are opened at the same moment, however it names them', async () => {
    for (const claims of [{ sub: 'sub-funder', sid: 's-10' }, { sub: 'sub-funder' }, { sid: 's-10' }]) {
      stage.access.forward(MINUTE);
      stage.staff.behave({ claims: { ...verified('funder@example.com'), amr: ['mfa'], sid: 's-10' } });
      const agents = Array.from({ length: 6 }, () => browser(app()));
      const answers = await Promise.all(
        agents.map(async (agent) => stage.staff.signIn(await startAt(agent), 'sub-funder')),
      );
      const [, ...finished] = await Promise.all([
        loggedOut(claims).expect(200),
        ...answers.map((answer, index) => finish(agents[index] as (typeof agents)[number], answer)),
      ]);
      for (const { status, body } of finished) if (status === 200) expect(await isLive(body.token)).toBe(false);
    }
  });

  it('is done also if no one is signed in', async () => {
    await loggedOut({ sub: 'no-one-here' }).expect(200);
    await loggedOut({ sid: 'no-session' }).expect(200);
  });
});

describe('a logout token that does not count', () => {
  const forged = (claims: object, header: object = {}) =>
    stage.staff.logoutToken({ sub: 'sub-funder', ...claims }, header as Record<string, unknown>);
  const now = () => Math.floor(stage.access.portal.clock().getTime() / 1000);
  const EVENT = 'http://schemas.openid.net/event/backchannel-logout';

  const tokens: readonly (readonly [string, () => string | undefined])[] = [
    ['is missing', () => undefined],
    ['is no token', () => 'no.token.here'],
    ['has another issuer', () => forged({ iss: stage.brokers.issuer })],
    ['is for another client', () => forged({ aud: 'another-client' })],
    ['is too old', () => forged({ iat: now() - 661, exp: now() + 60 })],
    ['has expired', () => forged({ iat: now() - 300, exp: now() - 61 })],
    ['is from the future', () => forged({ iat: now() + 61 })],
    ['has no time', () => forged({ iat: undefined })],
    ['has no ID', () => forged({ jti: undefined })],
    ['reports no logout', () => forged({ events: {} })],
    ['reports something else', () => forged({ events: { 'https://example.com/event': {} } })],
    ['reports it wrongly', () => forged({ events: { [EVENT]: 'yes' } })],
    ['has a nonce, like an ID token', () => forged({ nonce: 'n' })],
    ['names neither account nor session', () => forged({ sub: undefined })],
    ['has characters that cannot be stored', () => forged({ sid: 'a\0b' })],
    ['is a token of another kind', () => forged({}, { typ: 'at+jwt' })],
    ['names a key that there is not', () => forged({}, { kid: 'unknown' })],
    [
      'is signed with what everyone knows',
      () => jwt.sign({ sub: 'sub-funder', events: { [EVENT]: {} }, jti: 'x' }, 'public', { algorithm: 'HS256' }),
    ],
    [
      'is not signed',
      () =>
        jwt.sign({ iss: stage.staff.issuer, aud: 'portal', sub: 'sub-funder', events: { [EVENT]: {} }, jti: 'y' }, '', {
          algorithm: 'none',
        }),
    ],
  ];

  it.each(tokens)('is one that %s', async (_why, token) => {
    const live = await session('funder', 's-20');
    const { status, body } = await report(token());
    expect([status, body.code]).toEqual([400, 'logout-refused']);
    expect(await isLive(live)).toBe(true);
  });

  it('is one that is signed with another key', async () => {
    const live = await session('funder', 's-21');
    stage.staff.behave({ signsWithUnknownKey: true });
    await loggedOut({ sub: 'sub-funder' }).expect(400);
    expect(await isLive(live)).toBe(true);
  });

  it('is one that comes a second time, also if both come at once', async () => {
    const token = forged({});
    const answers = await Promise.all([report(token), report(token), report(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    const live = await session('closer', 's-22');
    await report(token).expect(400);
    expect(await isLive(live)).toBe(true);
  });

  it('is one of another provider, which ends nothing here', async () => {
    const live = await session('funder', 's-23');
    await report(forged({}), 'oidc-2').expect(400);
    await report(stage.brokers.logoutToken({ sub: 'sub-funder', sid: 's-23' }), 'oidc-2').expect(200);
    expect(await isLive(live)).toBe(true);
  });

  it('is one with a signature of a kind that the provider does not announce', async () => {
    const live = await session('funder', 's-25');
    for (const kind of ['EdDSA', 'ES256', 'PS256'] as const) {
      const now = Math.floor(stage.access.portal.clock().getTime() / 1000);
      const claims = { iss: stage.staff.issuer, aud: 'portal', sub: 'sub-funder', events: { [EVENT]: {} }, iat: now };
      await report(signedToken({ ...claims, jti: kind }, newSigningKey(kind))).expect(400);
    }
    expect(await isLive(live)).toBe(true);
  });

  it('is an ID token', async () => {
    const claims = { ...verified('funder@example.com'), amr: ['mfa'] };
    stage.staff.behave({ claims });
    const { body } = await signInWith(app(), stage.staff, 'sub-funder');
    await report(body.idToken).expect(400);
  });

  it('is any at a provider that there is not, and after too many from one address', async () => {
    await report(forged({}), 'oidc-9').expect(404);
    for (let sent = 0; sent < 60; sent += 1) await report('no.token.here');
    expect((await report(forged({}))).status).toBe(429);
    expect(await isLive(await session('funder', 's-26'))).toBe(true);
  });

  it('is not used up while the keys of the provider cannot be read', async () => {
    const live = await session('funder', 's-24');
    const token = forged({});
    stage.staff.behave({ failing: 503 });
    await report(token).expect(500);
    stage.staff.behave();
    await report(token).expect(200);
    expect(await isLive(live)).toBe(false);
  });
});
