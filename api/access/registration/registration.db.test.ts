import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AccessPortal, accessPortal, bearer, browserAt, MINUTE, sendCredentials } from '../access.test-support';
import { createUser } from '../users.service';

let access: AccessPortal;
const db = () => access.portal.db;

beforeAll(async () => {
  access = await accessPortal();
});
beforeEach(async () => {
  await db().deleteFrom('portal.throttle').execute();
  await db().deleteFrom('portal.registrations').execute();
  await db().deleteFrom('portal.general_settings').execute();
  const setting = { key: 'access.registrationOpen', value: JSON.stringify({ value: true }) };
  await db().insertInto('portal.general_settings').values(setting).execute();
});
afterAll(() => access.close());

const OWN_PASSWORD = 'three quiet otters';
const STRANGERS_PASSWORD = 'five loud magpies';

const applicant = (login: string, more: object = {}) => ({
  ...{ login, email: `${login}@example.com`, firstName: 'Odalys', lastName: 'Fenwright', password: OWN_PASSWORD },
  ...more,
});

let addresses = 0;
/** A browser at an address of its own. */
function newBrowser() {
  addresses += 1;
  return browserAt(access.app, `203.0.113.${addresses}`);
}

async function register(who: ReturnType<typeof applicant>, agent = newBrowser()) {
  const answer = await agent.post('/api/auth/register').send(who);
  expect(answer.status, answer.text).toBe(201);
  return agent;
}

type Agent = Awaited<ReturnType<typeof register>>;

/** The newest mail to an address. */
async function mailTo(address: string): Promise<{ subject: string; text: string }> {
  const { body } = await newBrowser().get('/api/demo/mailbox').query({ to: address });
  return body[0] ?? { subject: '', text: '' };
}

const pinOf = async (address: string): Promise<string> =>
  /\b\d{8}\b/.exec((await mailTo(address)).text)?.[0] ?? 'no PIN';

const verify = (agent: Agent, login: string, code: string) => agent.post('/api/mfa/verify-pin').send({ login, code });

const userCount = async (login: string): Promise<number> =>
  (await db().selectFrom('portal.users').select('id').where('login', '=', login).execute()).length;

const signIn = (login: string, pw: string) => newBrowser().post('/api/mfa/login').send({ login, pw, is_pml: true });

describe('registering', () => {
  it('is closed unless the general setting opens it', async () => {
    await db().deleteFrom('portal.general_settings').execute();
    const answer = await newBrowser().post('/api/auth/register').send(applicant('early')).expect(403);
    expect(answer.body.code).toBe('closed');
  });

  it('mails no further PIN once it is closed', async () => {
    const agent = await register(applicant('too-late'));
    await db().deleteFrom('portal.general_settings').execute();
    await agent.post('/api/mfa/resend-pin').send({ login: 'too-late' }).expect(403);
  });

  it('signs a user in with the PIN, without roles and menus, in the browser that registered', async () => {
    const agent = newBrowser();
    const answer = await agent.post('/api/auth/register').send(applicant('newcomer')).expect(201);
    expect(answer.body).toEqual({ email: 'newcomer@example.com', attempt: expect.stringMatching(/^[0-9A-F]{4}$/) });
    expect((await mailTo('newcomer@example.com')).text).toContain(`registration ${answer.body.attempt}`);
    const code = await pinOf('newcomer@example.com');
    await verify(newBrowser(), 'newcomer', code).expect(401);
    const { body } = await verify(agent, 'newcomer', code).expect(200);
    expect(body.userData).toMatchObject({
      ...{ isPml: true, passwordDue: false, roles: [], menuPermissions: [], editPermissions: [] },
      fullName: 'Odalys Fenwright',
    });
    await agent.get('/api/auth/sessions').set(bearer(body.token)).expect(200);
    await verify(agent, 'newcomer', code).expect(401);
    await signIn('newcomer', OWN_PASSWORD).expect(200);
  });

  it('creates no user before the PIN, so that an administrator can', async () => {
    const agent = await register(applicant('not-yet'));
    expect(await userCount('not-yet')).toBe(0);
    const user = { ...applicant('not-yet'), roles: ['PML Loan Officer'], isPml: true };
    await createUser(access.portal, user, { actor: { login: 'administrator' }, requestId: null, address: null });
    const { body } = await verify(agent, 'not-yet', await pinOf('not-yet@example.com')).expect(422);
    expect(body.fields).toEqual({ login: 'This user ID is already in use. Choose another one.' });
    expect(await userCount('not-yet')).toBe(1);
  });

  it('refuses a weak password, and the address of someone else as user ID, which the PIN would not prove', async () => {
    const post = (who: object) => newBrowser().post('/api/auth/register').send(who);
    const weak = await post(applicant('weak', { password: 'short' })).expect(422);
    expect(weak.body.fields.password).toContain('at least 12');
    const other = await post(applicant('newcomer@example.com', { email: 'stranger@example.com' })).expect(422);
    expect(other.body.fields.login).toContain('your own email address');
    await post(applicant(' Own@Example.com', { email: 'own@example.com' })).expect(201);
  });
});

describe('someone who registers with the address of another person', () => {
  const address = 'owner@example.com';
  const mine = applicant(address, { email: address });
  const strangers = { ...mine, lastName: 'Stranger', password: STRANGERS_PASSWORD };

  it('does not keep its owner from registering, however often and whenever', async () => {
    for (let tried = 0; tried < 3; tried += 1) await register(strangers);
    const owner = await register(mine);
    const code = await pinOf(address);
    const later = await register(strangers);
    await verify(later, address, code).expect(401);
    const { body } = await verify(owner, address, code).expect(200);
    expect(body.userData.fullName).toBe('Odalys Fenwright');
    await signIn(address, STRANGERS_PASSWORD).expect(401);
    await signIn(address, OWN_PASSWORD).expect(200);
    await verify(later, address, await pinOf(address)).expect(401);
    expect(await userCount(address)).toBe(1);
  });

  it('makes its owner get a mail that asks for nothing', async () => {
    await register(strangers);
    const { subject, text } = await mailTo(address);
    expect(subject).toBe('Your registration PIN');
    expect(text).toContain('If you are not registering, ignore this mail');
    expect(text).not.toMatch(/Stranger|password/);
  });

  it('cannot flood the mailbox, from whatever addresses', async () => {
    const target = { ...strangers, login: 'flooded@example.com', email: 'flooded@example.com' };
    for (let sent = 0; sent < 30; sent += 1) await register(target);
    const { status, headers } = await newBrowser().post('/api/auth/register').send(target);
    expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
    await register(applicant('someone-else'));
  });

  it('cannot use up its mails from one address, by having the PIN mailed again and again', async () => {
    const target = { ...strangers, login: 'resent@example.com', email: 'resent@example.com' };
    const stranger = await register(target);
    const resend = () => stranger.post('/api/mfa/resend-pin').send({ login: target.login });
    for (let sent = 1; sent < 5; sent += 1) await resend().expect(200);
    const { headers } = await resend().expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    const owner = await register({ ...mine, login: target.login, email: target.email });
    await verify(owner, target.login, await pinOf(target.email)).expect(200);
  });
});

describe('the answer to a registration', () => {
  it('is the same whether there is a user with this ID, someone registers with it, or neither', async () => {
    await register(applicant('waiting', { email: 'first@example.com' }));
    const answers = [];
    for (const login of ['funder', 'waiting', 'free-id']) {
      const who = applicant(login, { email: 'curious@example.com' });
      const { status, body } = await newBrowser().post('/api/auth/register').send(who);
      answers.push([status, Object.keys(body), body.email]);
      expect((await mailTo('curious@example.com')).subject).toBe('Your registration PIN');
    }
    expect(answers).toEqual(Array(3).fill([201, ['email', 'attempt'], 'curious@example.com']));
  });

  it('says only after the PIN that the ID is in use, and lets the user have it as before', async () => {
    const agent = await register(applicant('funder', { email: 'curious@example.com' }));
    const { body } = await verify(agent, 'funder', await pinOf('curious@example.com')).expect(422);
    expect(body.fields.login).toContain('already in use');
    await sendCredentials(newBrowser(), 'funder').expect(200);
  });
});

describe('the PIN of a registration', () => {
  it('makes one user if two with the same ID enter theirs at the same moment', async () => {
    for (let round = 0; round < 4; round += 1) {
      const login = `twice-${round}`;
      const [one, two] = [`one-${round}@example.com`, `two-${round}@example.com`];
      const agents = [
        await register(applicant(login, { email: one })),
        await register(applicant(login, { email: two })),
      ];
      const codes = [await pinOf(one), await pinOf(two)];
      const answers = await Promise.all(agents.map((agent, index) => verify(agent, login, codes[index] ?? '')));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
      expect(await userCount(login)).toBe(1);
    }
  });

  it('opens one session if it is sent several times at once', async () => {
    const agent = await register(applicant('eager'));
    const code = await pinOf('eager@example.com');
    const answers = await Promise.all([1, 2, 3].map(() => verify(agent, 'eager', code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  });

  it('ends after five wrong tries, and another one can be mailed', async () => {
    const agent = await register(applicant('clumsy'));
    const code = await pinOf('clumsy@example.com');
    for (let tried = 0; tried < 5; tried += 1) await verify(agent, 'clumsy', '000').expect(401);
    await verify(agent, 'clumsy', code).expect(401);
    await agent.post('/api/mfa/resend-pin').send({ login: 'clumsy' }).expect(200);
    await verify(agent, 'clumsy', code).expect(401);
    await verify(agent, 'clumsy', await pinOf('clumsy@example.com')).expect(200);
  });

  it('can be tried without using it up', async () => {
    const agent = await register(applicant('careful'));
    const code = await pinOf('careful@example.com');
    const test = () => agent.post('/api/mfa/verify-test').send({ login: 'careful', code });
    for (let tried = 0; tried < 7; tried += 1) await test().expect(200);
    expect(await userCount('careful')).toBe(0);
    await verify(agent, 'careful', code).expect(200);
  });

  it('works for ten minutes, and is forgotten then', async () => {
    const agent = await register(applicant('late'));
    const code = await pinOf('late@example.com');
    access.forward(10 * MINUTE);
    await verify(agent, 'late', code).expect(401);
    await agent.post('/api/mfa/resend-pin').send({ login: 'late' }).expect(401);
    await register(applicant('next'));
    const left = await db().selectFrom('portal.registrations').select('login').execute();
    expect(left).toEqual([{ login: 'next' }]);
  });
});
