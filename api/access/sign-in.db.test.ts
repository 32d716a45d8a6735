import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoUsers } from '../../config/demo/users';
import {
  type AccessPortal,
  accessPortal,
  bearer,
  browser,
  browserAt,
  MINUTE,
  mailedPin,
  sendCredentials,
} from './access.test-support';
import * as passwords from './passwords';
import { createUser, disableUser, enableUser } from './users.service';

/** Each compares one hash, also for a user who does not exist (`passwords.test.ts`). */
const compared = vi.spyOn(passwords, 'passwordMatches');

let access: AccessPortal;
beforeAll(async () => {
  access = await accessPortal();
});
beforeEach(async () => {
  await access.portal.db.deleteFrom('portal.throttle').execute();
});
afterAll(async () => {
  compared.mockRestore();
  await access.close();
});

const by = { actor: { login: 'administrator' }, requestId: null, address: null };

describe('signing in', () => {
  it('emails a PIN, shows the address, and returns no token yet', async () => {
    const agent = browser(access.app);
    const answer = await sendCredentials(agent, 'loan-officer').expect(200);
    expect(answer.body).toEqual({ email: 'loan-officer@example.com', attempt: expect.stringMatching(/^[0-9A-F]{4}$/) });
    expect(answer.headers['set-cookie']?.[0]).toMatch(/^emet_pin=[\w-]{43}; .*Path=\/api; .*HttpOnly; SameSite=Strict/);
    expect(await mailedPin(agent, 'loan-officer')).toMatch(/^\d{6}$/);
  });

  it('returns token and user data for the right PIN', async () => {
    const agent = browser(access.app);
    await sendCredentials(agent, 'loan-officer');
    const code = await mailedPin(agent, 'loan-officer');
    const answer = await agent.post('/api/mfa/verify-pin').send({ login: 'loan-officer', code }).expect(200);
    expect(answer.body.token.split('.')).toHaveLength(3);
    expect(answer.body.userData).toMatchObject({
      username: 'loan-officer',
      displayName: 'Rafael Quillmore',
      fullName: 'Rafael Quillmore',
      email: 'loan-officer@example.com',
      photoURL: null,
      isRetail: true,
      isPml: false,
      isLqbSession: false,
      roles: ['Loan Officer'],
      shortcuts: [],
      settings: {},
      branchName: 'Pasadena',
      companyName: null,
    });
    expect(answer.body.userData.menuPermissions).toContain(31);
  });

  it('accepts the user ID in any case and with spaces around it', async () => {
    await sendCredentials(browser(access.app), '  Processor ').expect(200);
  });

  it('answers an unknown user, a wrong password, the wrong side and a disabled user alike, after the same work', async () => {
    await disableUser(access.portal, 'shipper', by);
    const agent = browser(access.app);
    const tries = [
      { login: 'nobody-here', pw: 'Demo-portal-1', is_pml: false },
      { login: 'processor', pw: 'Demo-portal-2', is_pml: false },
      { login: 'processor', pw: 'Demo-portal-1', is_pml: true },
      { login: 'pml-loan-officer', pw: 'Demo-portal-1', is_pml: false },
      { login: 'shipper', pw: 'Demo-portal-1', is_pml: false },
    ];
    const answers = [];
    for (const attempt of tries) {
      compared.mockClear();
      const { status, body, headers } = await agent.post('/api/mfa/login').send(attempt);
      answers.push({
        status,
        code: body.code,
        message: body.message,
        cookie: headers['set-cookie'],
        hashes: compared.mock.calls.length,
      });
    }
    const same = {
      status: 401,
      code: 'wrong-credentials',
      message: 'Please, check your user ID and password.',
      cookie: undefined,
      hashes: 1,
    };
    expect(answers).toEqual(tries.map(() => same));
    await enableUser(access.portal, 'shipper', by);
    await sendCredentials(agent, 'shipper').expect(200);
  });

  it('refuses credentials with characters that a database cannot search', async () => {
    const refused = await browser(access.app)
      .post('/api/mfa/login')
      .send({ login: 'a\0', pw: '\0', is_pml: false })
      .expect(422);
    expect(Object.keys(refused.body.fields)).toHaveLength(1);
    await browser(access.app).get('/api/auth').auth('a\0', '\0').expect(401);
  });

  it('requires user ID, password and side', async () => {
    const answer = await browser(access.app).post('/api/mfa/login').send({ login: 'processor' }).expect(422);
    expect(Object.keys(answer.body.fields).sort()).toEqual(['is_pml', 'pw']);
  });

  it('stores no password and no PIN in plain text', async () => {
    await sendCredentials(browser(access.app), 'funder');
    const user = await access.portal.db.selectFrom('portal.users').select('password_hash').executeTakeFirstOrThrow();
    expect(user.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const pins = await access.portal.db.selectFrom('portal.pins').select('pin_hash').execute();
    expect(pins.every((pin) => /^[\w-]{43}$/.test(pin.pin_hash ?? ''))).toBe(true);
  });
});

describe('the other forms of sign-in', () => {
  it('accepts /login with the side in the query', async () => {
    const agent = browser(access.app);
    const right = { username: 'pml-supervisor-external', password: 'Demo-portal-1' };
    await agent.post('/api/login').send(right).expect(401);
    const answer = await agent.post('/api/login?pml=1').send(right).expect(200);
    expect(answer.body).toEqual({
      email: 'pml-supervisor-external@example.com',
      attempt: expect.stringMatching(/^[0-9A-F]{4}$/),
    });
  });

  it('accepts GET /auth with HTTP Basic only, and returns no token while a PIN is required', async () => {
    const agent = browser(access.app);
    await agent.get('/api/auth').expect(401);
    await agent.get('/api/auth?email=closer&password=Demo-portal-1').expect(401);
    await agent.get('/api/auth').auth('closer', 'wrong-password').expect(401);
    const answer = await agent.get('/api/auth').auth('closer', 'Demo-portal-1').expect(200);
    expect(answer.body).toEqual({ email: 'closer@example.com', attempt: expect.stringMatching(/^[0-9A-F]{4}$/) });
    const code = await mailedPin(agent, 'closer');
    await agent.post('/api/mfa/verify-pin').send({ login: 'closer', code }).expect(200);
  });

  it('lists its own provider', async () => {
    const answer = await browser(access.app).get('/api/auth/providers').expect(200);
    expect(answer.body).toEqual([{ id: 'own', kind: 'own', name: 'JWT' }]);
  });
});

const [attacker, elsewhere] = ['203.0.113.7', '198.51.100.20'];
const fail = async (agent: ReturnType<typeof browser>, login: string, times: number) => {
  for (let i = 0; i < times; i += 1) await sendCredentials(agent, login, `wrong-password-${i}`).expect(401);
};
/** Ends all waiting times without forgetting how many there were. */
const waitsAreOver = () =>
  access.portal.db
    .updateTable('portal.throttle')
    .set({ expire: Date.now() - 1 })
    .where('key', 'not like', 'delay:%')
    .execute();
/** Sets the counters with this name, as after so many failures. */
const countOf = (name: string, points: number) =>
  access.portal.db.updateTable('portal.throttle').set({ points }).where('key', 'like', `${name}:%`).execute();
const waitingTime = (answer: { readonly headers: Record<string, string> }) => Number(answer.headers['retry-after']);

describe('too many tries', () => {
  it('lets a user sign in from their own address while a stranger guesses from another', async () => {
    const stranger = browserAt(access.app, attacker);
    await fail(stranger, 'purchaser', 5);
    for (let i = 0; i < 20; i += 1) await sendCredentials(stranger, 'purchaser').expect(429);
    await sendCredentials(browserAt(access.app, elsewhere), 'purchaser').expect(200);
  });

  it('makes a user ID at one address wait, even with the right password and after a restart', async () => {
    const agent = browser(access.app);
    await fail(agent, 'purchaser', 5);
    const refused = await sendCredentials(agent, 'purchaser').expect(429);
    expect(refused.body).toMatchObject({ code: 'too-many-tries', wording: { values: { minutes: 1 } } });
    expect(waitingTime(refused)).toBeGreaterThan(50);
    expect(waitingTime(refused)).toBeLessThanOrEqual(60);
    await sendCredentials(browser(access.second().app), 'purchaser').expect(429);
    await sendCredentials(agent, 'insuring').expect(200);
  });

  it('makes an unknown user ID wait in the same way', async () => {
    const agent = browser(access.app);
    await fail(agent, 'no-such-user', 5);
    await sendCredentials(agent, 'no-such-user').expect(429);
  });

  it('doubles the waiting time with each failure, up to 15 minutes, until the right password', async () => {
    const agent = browser(access.app);
    await fail(agent, 'accountant', 5);
    for (const seconds of [120, 240, 480, 900, 900]) {
      await waitsAreOver();
      await fail(agent, 'accountant', 1);
      const refused = await sendCredentials(agent, 'accountant').expect(429);
      expect(waitingTime(refused)).toBeGreaterThan(seconds - 10);
      expect(waitingTime(refused)).toBeLessThanOrEqual(seconds);
    }
    await waitsAreOver();
    await sendCredentials(agent, 'accountant').expect(200);
    await fail(agent, 'accountant', 5);
  });

  it('does not let simultaneous tries slip through', async () => {
    const tries = Array.from({ length: 25 }, () => sendCredentials(browser(access.app), 'no-such-user'));
    const statuses = (await Promise.all(tries)).map((answer) => answer.status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
  });

  it('slows guesses from many addresses without refusing the first try from any', async () => {
    await fail(browserAt(access.app, attacker), 'closer', 1);
    await countOf('password-user', 100);
    const bot = browserAt(access.app, '203.0.113.8');
    await fail(bot, 'closer', 1);
    await sendCredentials(bot, 'closer').expect(429);
    await sendCredentials(browserAt(access.app, elsewhere), 'closer').expect(200);
  });

  it('refuses an address after 100 failures over many user IDs, and no other', async () => {
    await fail(browserAt(access.app, attacker), 'guess-0', 1);
    await countOf('address', 99);
    await fail(browserAt(access.app, attacker), 'guess-1', 1);
    await sendCredentials(browserAt(access.app, attacker), 'secondary').expect(429);
    await sendCredentials(browserAt(access.app, elsewhere), 'secondary').expect(200);
  });

  it('counts no success against an address, even if an office signs in at the same moment', async () => {
    const office = () => browserAt(access.app, elsewhere);
    await fail(office(), 'secondary', 1);
    await countOf('address', 99);
    const answers = await Promise.all(demoUsers.map(({ login }) => sendCredentials(office(), login)));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    await fail(office(), 'secondary', 1);
    await sendCredentials(office(), 'secondary').expect(429);
  });

  it('leaves users a few tries at a slowed address from which they signed in within 30 days', async () => {
    const office = () => browserAt(access.app, '203.0.113.80');
    const desk = office();
    await sendCredentials(desk, 'processor').expect(200);
    const code = await mailedPin(desk, 'processor');
    await desk.post('/api/mfa/verify-pin').send({ login: 'processor', code }).expect(200);
    await fail(office(), 'guess', 1);
    await countOf('address', 100);
    await sendCredentials(office(), 'processor').expect(200);
    const wrong = Array.from({ length: 4 }, (_, i) => sendCredentials(office(), 'processor', `wrong-password-${i}`));
    for (const { status } of await Promise.all(wrong)) expect(status).toBe(429);
    await sendCredentials(office(), 'processor').expect(200);
    await sendCredentials(office(), 'insuring').expect(429);
    access.forward(31 * 24 * 60 * MINUTE);
    await sendCredentials(office(), 'processor').expect(429);
  });

  it('does not reveal who signs in at a slowed address', async () => {
    const office = () => browserAt(access.app, '203.0.113.90');
    const desk = office();
    await sendCredentials(desk, 'post-closer').expect(200);
    const code = await mailedPin(desk, 'post-closer');
    await desk.post('/api/mfa/verify-pin').send({ login: 'post-closer', code }).expect(200);
    await fail(office(), 'guess', 1);
    await countOf('address', 100);
    compared.mockClear();
    const logins = ['no-such-user', 'insuring', ...Array.from({ length: 7 }, () => 'post-closer')];
    const answers = await Promise.all(
      logins.map(async (login) => {
        const { status, headers, body } = await sendCredentials(office(), login, 'wrong-password');
        const { requestId: _id, ...shown } = body;
        return { status, shown, names: Object.keys(headers).sort() };
      }),
    );
    expect(answers).toEqual(answers.map(() => ({ ...answers[0], status: 429 })));
    expect(compared).toHaveBeenCalledTimes(5);
  });

  it('names users who exist, and no user ID that does not, here and in the audit', async () => {
    await fail(browserAt(access.app, attacker), 'purchaser', 5);
    await fail(browserAt(access.app, attacker), 'My-Secret-Password-1', 5);
    const rows = await access.portal.db
      .selectFrom('portal.throttle')
      .leftJoin('portal.users', 'portal.users.id', 'user_id')
      .select(['login', 'network'])
      .where('slowed_until', '>', new Date())
      .orderBy('login')
      .execute();
    expect(rows).toEqual([
      { login: 'purchaser', network: attacker },
      { login: null, network: attacker },
    ]);
    const events = await access.portal.db
      .selectFrom('portal.audit')
      .select(['subject', 'outcome', 'after', 'address', 'actor'])
      .where('action', '=', 'throttle')
      .orderBy('at', 'desc')
      .limit(2)
      .execute();
    const after = { counter: 'password', address: attacker, until: expect.stringMatching(/^20/) };
    const event = { outcome: 'denied', address: attacker, actor: null, after };
    expect(events).toEqual([
      { subject: `address:${attacker}`, ...event },
      { subject: 'user:purchaser', ...event },
    ]);
  });
});

describe('a stranger who does not know the password', () => {
  it('causes no mail and uses up none of the user’s PINs', async () => {
    const mails = () => access.portal.db.selectFrom('portal.mailbox').selectAll().execute();
    const before = (await mails()).length;
    const stranger = browserAt(access.app, attacker);
    for (let i = 0; i < 8; i += 1) {
      await sendCredentials(stranger, 'collateral-agent', 'wrong-password');
      await stranger.post('/api/mfa/resend-pin').send({ login: 'collateral-agent' }).expect(401);
      await stranger.post('/api/mfa/verify-pin').send({ login: 'collateral-agent', code: '111111' }).expect(401);
    }
    expect(await mails()).toHaveLength(before);
    const agent = browserAt(access.app, elsewhere);
    await sendCredentials(agent, 'collateral-agent').expect(200);
    const code = await mailedPin(agent, 'collateral-agent');
    await agent.post('/api/mfa/verify-pin').send({ login: 'collateral-agent', code }).expect(200);
  });
});

describe('a remembered device', () => {
  const remember = async (login: string) => {
    const agent = browser(access.app);
    await sendCredentials(agent, login);
    const code = await mailedPin(agent, login);
    await agent.post('/api/mfa/verify-pin').send({ login, code, remember: true }).expect(200);
    return agent;
  };

  it('needs the password but no PIN for 30 days', async () => {
    const agent = await remember('underwriter');
    const answer = await sendCredentials(agent, 'underwriter').expect(200);
    expect(answer.body).toMatchObject({ email: 'underwriter@example.com', userData: { username: 'underwriter' } });
    await agent.get('/api/auth/access-token').set(bearer(answer.body.token)).expect(200);
    await sendCredentials(agent, 'underwriter', 'wrong-password').expect(401);
    access.forward(30 * 24 * 60 * MINUTE);
    const later = await sendCredentials(agent, 'underwriter').expect(200);
    expect(later.body.token).toBeUndefined();
  });

  it('is not slowed by failures of others, whether they guess elsewhere or at the same address', async () => {
    const agent = (await remember('underwriter')).set('X-Forwarded-For', elsewhere);
    const neighbor = browserAt(access.app, elsewhere);
    await fail(neighbor, 'underwriter', 5);
    await countOf('address', 100);
    await countOf('password-user', 100);
    await sendCredentials(neighbor, 'underwriter').expect(429);
    await sendCredentials(neighbor, 'insuring').expect(429);
    await sendCredentials(agent, 'underwriter').expect(200);
    await sendCredentials(agent, 'insuring').expect(429);
  });

  it('waits after its own failures', async () => {
    const agent = await remember('qc-compliance');
    await fail(agent, 'qc-compliance', 5);
    await sendCredentials(agent, 'qc-compliance').expect(429);
    await sendCredentials(browserAt(access.app, elsewhere), 'qc-compliance').expect(200);
  });

  it('is remembered only for its own user and browser', async () => {
    const agent = await remember('jr-underwriter');
    expect((await sendCredentials(agent, 'doc-drawer')).body.token).toBeUndefined();
    expect((await sendCredentials(browser(access.app), 'jr-underwriter')).body.token).toBeUndefined();
  });

  it('is forgotten when the user is disabled', async () => {
    const agent = await remember('post-closer');
    await disableUser(access.portal, 'post-closer', by);
    await sendCredentials(agent, 'post-closer').expect(401);
    await enableUser(access.portal, 'post-closer', by);
    expect((await sendCredentials(agent, 'post-closer')).body.token).toBeUndefined();
  });

  it('gets its token directly from GET /auth', async () => {
    const agent = await remember('legal-auditor');
    const answer = await agent.get('/api/auth').auth('legal-auditor', 'Demo-portal-1').expect(200);
    expect(answer.body.user.username).toBe('legal-auditor');
    await agent.get('/api/auth/access-token').set(bearer(answer.body.access_token)).expect(200);
  });
});

describe('creating a user', () => {
  it('reports a message for each wrong field', async () => {
    const user = { login: 'a b', email: 'a@example.com', firstName: 'A', lastName: 'B', roles: [], isPml: false };
    await expect(createUser(access.portal, { ...user, password: 'aaaaaaaaaaaa' }, by)).rejects.toMatchObject({
      status: 422,
      details: { fields: { login: 'user-id-characters', password: { code: 'password-too-plain' } } },
    });
  });
});
