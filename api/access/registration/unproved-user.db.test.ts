import supertest from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestPortal, testPortal } from '../../../tests/support/test-portal';
import { portalCaller } from '../../http/caller';
import { browser } from '../access.test-support';
import { createUser } from '../users.service';

let at: TestPortal;
beforeAll(async () => {
  at = await testPortal();
}, 60_000);
beforeEach(async () => {
  await at.portal.db.deleteFrom('portal.throttle').execute();
});
afterAll(() => at.close());

const STRANGERS_PASSWORD = 'three quiet otters';

/** A stranger has registered with the address of a newcomer in an earlier version, which created the user before the PIN. */
async function register(login: string) {
  const user = { login, email: login, firstName: 'Not', lastName: 'Odalys', roles: [], isPml: true };
  await createUser(at.portal, { ...user, password: STRANGERS_PASSWORD }, portalCaller);
  await at.portal.db.updateTable('portal.users').set({ unproved: true }).where('login', '=', login).execute();
  const agent = browser(at.app);
  await agent.post('/api/mfa/login').send({ login, pw: STRANGERS_PASSWORD, is_pml: true }).expect(200);
  return agent;
}

const create = async (login: string, side: 'employee' | 'oc-user' = 'employee') =>
  (await at.as('administrator')).post(`/api/emet-data/user/${side}`).send({
    ...{ login, firstName: 'Odalys', lastName: 'Fenwright', email: login },
    ...(side === 'employee' ? { roles: ['Shipper'], branchName: 'pasadena' } : {}),
  });

const entries = (login: string) =>
  at.portal.db
    .selectFrom('portal.audit')
    .select(['action', 'actor', 'before', 'after'])
    .where('subject', '=', `user:${login}`)
    .orderBy('at')
    .execute();

const verify = (agent: ReturnType<typeof browser>, login: string, code: string) =>
  agent.post('/api/mfa/verify-pin').send({ login, code });

const signIn = (login: string, pw: string, isPml: boolean) =>
  supertest(at.app).post('/api/mfa/login').send({ login, pw, is_pml: isPml });

const pinFor = async (login: string): Promise<string> => {
  const { body } = await supertest(at.app).get('/api/demo/mailbox').query({ to: login });
  const mail = body.find(({ subject }: { subject: string }) => subject === 'Your verification PIN');
  return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? 'no PIN';
};

describe('a user of an earlier version whose address was never proved', () => {
  it('ends when an administrator creates the user, who gets a password of their own', async () => {
    const login = 'odalys@example.com';
    const stranger = await register(login);
    const pin = await pinFor(login);
    const created = await create(login);
    expect(created.status, created.text).toBe(200);
    expect(created.body).toMatchObject({ firstName: 'Odalys', roles: ['Shipper'], isPml: false });
    await verify(stranger, login, pin).expect(401);
    expect((await signIn(login, STRANGERS_PASSWORD, true)).status).toBe(401);
    expect((await signIn(login, STRANGERS_PASSWORD, false)).status).toBe(401);
    const { body } = await supertest(at.app).get('/api/demo/mailbox').query({ to: login });
    const password = /Password: (\S+)/.exec(body[0].text)?.[1] ?? '';
    expect((await signIn(login, password, false)).status).toBe(200);
    const recorded = await entries(login);
    expect(recorded.map(({ action, actor }) => [action, actor])).toEqual(
      expect.arrayContaining([
        ['user.create', null],
        ['user.delete', 'administrator'],
        ['user.create', 'administrator'],
      ]),
    );
    expect(recorded.find(({ action }) => action === 'user.delete')).toMatchObject({
      before: { email: login, firstName: 'Not' },
      after: { reason: 'registration-not-proved' },
    });
  });

  it('ends or is proved, never both, if the PIN and the administrator come at the same moment', async () => {
    for (let round = 0; round < 6; round += 1) {
      const login = `race-${round}@example.com`;
      const owner = await register(login);
      const pin = await pinFor(login);
      const [proved, created] = await Promise.all([verify(owner, login, pin), create(login)]);
      expect([proved.status, created.status].join()).toMatch(/^(200,422|401,200)$/);
      const users = await at.portal.db.selectFrom('portal.users').select('is_pml').where('login', '=', login).execute();
      expect(users).toEqual([{ is_pml: proved.status === 200 }]);
    }
  });

  it('stays once its address is proved, or an administrator has saved or locked it', async () => {
    const proved = await register('proved@example.com');
    await verify(proved, 'proved@example.com', await pinFor('proved@example.com')).expect(200);
    await register('saved@example.com');
    const path = '/api/emet-data/user/oc-users/saved@example.com';
    const { body: saved } = await (await at.as('administrator')).get(path).expect(200);
    await (await at.as('administrator'))
      .post('/api/emet-data/user/oc-user')
      .send({ login: saved.login, version: saved.version, lastName: 'Kept' })
      .expect(200);
    await register('locked@example.com');
    await (await at.as('administrator'))
      .post('/api/emet-data/user/actions')
      .send({ action: 'disable', logins: ['locked@example.com'] })
      .expect(200);
    for (const login of ['proved@example.com', 'saved@example.com', 'locked@example.com']) {
      const answer = await create(login);
      expect([answer.status, answer.body.fields?.login], login).toEqual([
        422,
        'This user ID is already in use. Choose another one.',
      ]);
    }
  });

  it('ends for someone whom the LOS names as an employee', async () => {
    const login = 'from-los@example.com';
    await register(login);
    const person = { login, firstName: 'Lo', lastName: 'S', email: login, isPml: true, isActive: true };
    const facts = { phone: null, nmlsId: null, branchName: null, companyName: null };
    Object.assign(at.portal.los, { employees: async () => [{ ...person, ...facts }] });
    const { body } = await (await at.as('administrator')).post('/api/emet-data/user/oc-users').send({});
    expect(body.created, JSON.stringify(body)).toBe(1);
    expect((await signIn(login, STRANGERS_PASSWORD, true)).status).toBe(401);
  });
});
