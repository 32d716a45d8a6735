import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { drainOrders } from '../../../tests/support/drain-orders';
import { mailOrder } from '../../email/mail-order';
import { portalCaller } from '../../http/caller';
import { bearer, browser, MINUTE, sendCredentials, signInAs } from '../access.test-support';
import { createUser, setRoles } from '../users.service';
import { auditOf, portalWithProviders, signInWith, verified } from './oidc.test-support';

let stage: Awaited<ReturnType<typeof portalWithProviders>>;
let admin: string;
const app = () => stage.access.app;
const db = () => stage.access.portal.db;

const PATH = '/api/emet-data/user/identities';
const ID = '6f2f2c4e-3f4f-4d7c-9f0a-000000000001';
const CALLS = [
  ['get', `${PATH}?login=funder`],
  ['post', `${PATH}?login=funder`],
  ['delete', `${PATH}/${ID}?login=funder`],
] as const;

beforeAll(async () => {
  stage = await portalWithProviders({
    OIDC_1_CREATE: '1',
    OIDC_1_ROLES_CLAIM: 'groups',
    OIDC_1_ROLES: 'los=Loan Officer;desk=Lock Desk',
    OIDC_2_LINK: 'email',
  });
});
beforeEach(async () => {
  stage.staff.behave();
  stage.brokers.behave();
  await db().deleteFrom('portal.throttle').execute();
  admin = await signInAs(app(), 'administrator');
});
afterAll(() => stage.close());

const list = async (login: string) =>
  (await browser(app()).get(PATH).query({ login }).set(bearer(admin)).expect(200)).body;
const link = (login: string, body: object) => browser(app()).post(PATH).query({ login }).set(bearer(admin)).send(body);
const unlink = (login: string, id: string) =>
  browser(app()).delete(`${PATH}/${id}`).query({ login }).set(bearer(admin));

async function mailsTo(login: string): Promise<string> {
  await drainOrders(stage.access.portal, mailOrder);
  return (
    await browser(app())
      .get('/api/demo/mailbox')
      .query({ to: `${login}@example.com` })
  ).text;
}

describe('accounts that an administrator links', () => {
  it.each(CALLS)('need a session: %s %s', async (method, path) => {
    await browser(app())[method](path).expect(401);
  });

  it.each(CALLS)('are for administrators: %s %s', async (method, path) => {
    const token = await signInAs(app(), 'manager');
    await browser(app())
      [method](path)
      .set(bearer(token))
      .send(method === 'post' ? { provider: 'oidc-1', subject: 'x' } : undefined)
      .expect(403);
  });

  it('need a recent proof, because they let someone act as the user', async () => {
    stage.access.forward(11 * MINUTE);
    const { body } = await link('funder', { provider: 'oidc-1', subject: 'x' }).expect(403);
    expect(body.code).toBe('proof-due');
  });

  it('sign in the user, who is told, until they are unlinked, which ends their sessions', async () => {
    expect(await list('funder')).toMatchObject({ identities: [], providers: [{ id: 'oidc-1' }, { id: 'oidc-2' }] });
    await link('funder', { provider: 'oidc-1', subject: 'sub-1' }).expect(204);
    stage.staff.behave({ claims: { amr: ['mfa'] } });
    const { body } = await signInWith(app(), stage.staff, 'sub-1');
    expect(body.userData.username).toBe('funder');
    const listed = await list('funder');
    expect(listed.providers).toEqual([{ id: 'oidc-2', name: 'Broker Pass' }]);
    expect(listed.identities).toEqual([
      {
        ...{ id: expect.any(String), provider: 'Emet ID', issuer: `${stage.staff.issuer}/`, subject: 'sub-1' },
        ...{ origin: 'administrator', linkedAt: expect.any(String), lastUsedAt: expect.any(String) },
      },
    ]);
    await unlink('closer', listed.identities[0].id).expect(404);
    await unlink('funder', listed.identities[0].id).expect(204);
    await unlink('funder', listed.identities[0].id).expect(404);
    await browser(app()).get('/api/auth/sessions').set(bearer(body.token)).expect(401);
    expect((await signInWith(app(), stage.staff, 'sub-1')).status).toBe(401);
    const mails = await mailsTo('funder');
    expect(mails).toContain('was linked to your account');
    expect(mails).toContain('was unlinked from your account');
    const account = { provider: 'oidc-1', account: 'sub-1', origin: 'administrator' };
    const audited = await auditOf(stage.access, 'user:funder');
    expect(audited.filter(({ action }) => action.includes('identity'))).toEqual([
      { action: 'user.unlink-identity', outcome: 'done', before: account, after: null },
      { action: 'user.link-identity', outcome: 'done', before: null, after: account },
    ]);
  });

  it('are not linked or created again by what the provider says once they are unlinked', async () => {
    const newcomer = { ...verified('una@example.com'), given_name: 'Una', family_name: 'Linked', groups: ['los'] };
    for (const [subject, claims, login] of [
      ['sub-insuring', verified('insuring@example.com'), 'insuring'],
      ['sub-una', newcomer, 'una@example.com'],
    ] as const) {
      stage.staff.behave({ claims: { ...claims, amr: ['mfa'] } });
      expect((await signInWith(app(), stage.staff, subject)).body.userData.username).toBe(login);
      await unlink(login, (await list(login)).identities[0].id).expect(204);
      expect((await signInWith(app(), stage.staff, subject)).status).toBe(401);
      await link(login, { provider: 'oidc-1', subject }).expect(204);
      expect((await signInWith(app(), stage.staff, subject)).body.userData.username).toBe(login);
    }
  });

  it('belong to one user, who has one at each provider', async () => {
    await link('closer', { provider: 'oidc-1', subject: 'sub-2' }).expect(204);
    for (const [login, subject] of [
      ['shipper', 'sub-2'],
      ['closer', 'sub-3'],
    ] as const) {
      const { body } = await link(login, { provider: 'oidc-1', subject }).expect(409);
      expect(body.wording.code).toBe('account-linked');
    }
    // The same ID at another provider is another account.
    await link('shipper', { provider: 'oidc-2', subject: 'sub-2' }).expect(204);
  });

  it('end the sessions they opened also if their provider is no longer configured', async () => {
    stage.staff.behave({ claims: { ...verified('purchaser@example.com'), amr: ['mfa'] } });
    const { token } = (await signInWith(app(), stage.staff, 'sub-purchaser')).body;
    const own = await signInAs(app(), 'purchaser');
    const gone = { issuer: 'https://gone.example.com/' };
    await db().updateTable('portal.identities').set(gone).where('subject', '=', 'sub-purchaser').execute();
    await unlink('purchaser', (await list('purchaser')).identities[0].id).expect(204);
    await browser(app()).get('/api/auth/sessions').set(bearer(token)).expect(401);
    await browser(app()).get('/api/auth/sessions').set(bearer(own)).expect(200);
  });

  it('can be an administrator’s', async () => {
    await link('administrator', { provider: 'oidc-1', subject: 'sub-admin' }).expect(204);
    stage.staff.behave({ claims: { amr: ['mfa'] } });
    expect((await signInWith(app(), stage.staff, 'sub-admin')).body.userData.username).toBe('administrator');
  });

  it('need a user and a provider that exist', async () => {
    await link('no-one', { provider: 'oidc-1', subject: 'x' }).expect(404);
    await link('funder', { provider: 'oidc-9', subject: 'x' }).expect(404);
    await link('funder', { provider: 'oidc-1', subject: ' ' }).expect(422);
  });
});

describe('a provider that creates users', () => {
  const newcomer = {
    ...verified('Nora.New@example.com'),
    ...{ given_name: 'Nora', family_name: 'New', groups: ['los', 'everyone'], amr: ['mfa'] },
  };
  const signIn = (claims: object, subject = 'sub-nora') => {
    stage.staff.behave({ claims: { ...claims } });
    return signInWith(app(), stage.staff, subject);
  };

  it('creates none without a mapped role or a name', async () => {
    const missing = [{ groups: ['everyone'] }, { groups: [] }, { family_name: '' }, { email_verified: false }];
    const odd = [{ groups: { los: true } }, { groups: 7 }, { groups: [['los']] }, { groups: 'los '.repeat(1000) }];
    const unstorable = [{ given_name: 'No\0ra' }, { family_name: 'New\r\nBcc: x@example.com' }];
    for (const claims of [...missing, ...odd, ...unstorable]) {
      expect([(await signIn({ ...newcomer, ...claims })).status, claims]).toEqual([401, claims]);
    }
    const users = await db().selectFrom('portal.users').select('id').where('login', 'like', 'nora%').execute();
    expect(users).toEqual([]);
  });

  it('creates one, also if two windows sign in at once', async () => {
    const both = await Promise.all([signIn(newcomer), signIn(newcomer)]);
    expect(both.map(({ body }) => body.userData?.username)).toEqual(['nora.new@example.com', 'nora.new@example.com']);
    expect(both[0]?.body.userData).toMatchObject({ fullName: 'Nora New', roles: ['Loan Officer'], isPml: false });
    expect(await auditOf(stage.access, 'user:nora.new@example.com')).toContainEqual(
      expect.objectContaining({
        action: 'user.create',
        after: expect.objectContaining({ roles: ['Loan Officer'], provider: 'oidc-1', account: 'sub-nora' }),
      }),
    );
  });

  it('gives and takes the mapped roles with each sign-in, and leaves those of an administrator', async () => {
    const user = await db()
      .selectFrom('portal.users')
      .select('id')
      .where('login', '=', 'nora.new@example.com')
      .executeTakeFirstOrThrow();
    await db().insertInto('portal.user_roles').values({ user_id: user.id, role: 'Closer' }).execute();
    const { body } = await signIn({ ...newcomer, groups: ['desk'] });
    expect([...body.userData.roles].sort()).toEqual(['Closer', 'Lock Desk']);
    await db().deleteFrom('portal.user_roles').where('user_id', '=', user.id).where('role', '=', 'Closer').execute();
    expect((await signIn({ ...newcomer, groups: [] })).status).toBe(401);
    const roles = await db().selectFrom('portal.user_roles').select('role').where('user_id', '=', user.id).execute();
    expect(roles).toEqual([]);
  });

  it('raises the version with the roles, so that no one saves the earlier ones', async () => {
    await signIn({ ...newcomer, groups: ['los', 'desk'] });
    const user = '/api/emet-data/user/employee';
    const login = 'nora.new@example.com';
    const { version, roles } = (await browser(app()).get(user).query({ login }).set(bearer(admin)).expect(200)).body;
    await signIn({ ...newcomer, groups: ['los'] });
    const save = browser(app()).post(user).query({ login }).set(bearer(admin));
    expect((await save.send({ version, roles })).body.code).toBe('stale');
  });

  it('never changes the roles of a linked user', async () => {
    await signIn({ ...verified('underwriter@example.com'), groups: ['desk'], amr: ['mfa'] }, 'sub-uw');
    const { body } = await signIn({ groups: ['los'], amr: ['mfa'] }, 'sub-uw');
    expect(body.userData).toMatchObject({ username: 'underwriter', roles: ['Underwriter'] });
  });

  it('no longer signs in a user who became an administrator, until an administrator links the account', async () => {
    await setRoles(stage.access.portal, 'underwriter', ['Administrator', 'Underwriter'], portalCaller);
    expect((await signIn({ amr: ['mfa'] }, 'sub-uw')).status).toBe(401);
    await unlink('underwriter', (await list('underwriter')).identities[0].id).expect(204);
    await link('underwriter', { provider: 'oidc-1', subject: 'sub-uw' }).expect(204);
    expect((await signIn({ amr: ['mfa'] }, 'sub-uw')).body.userData.username).toBe('underwriter');
    await setRoles(stage.access.portal, 'underwriter', ['Underwriter'], portalCaller);
  });
});

describe('a stranger who registers with the address of someone else', () => {
  const password = 'Chosen-by-a-stranger-7';
  const register = (login: string, email: string) =>
    createUser(
      stage.access.portal,
      { login, email, password, firstName: 'Mal', lastName: 'Ory', roles: [], isPml: true },
      portalCaller,
    );

  it('is in the way of neither the employee nor a newcomer', async () => {
    await register('stranger-1', 'accountant@example.com');
    await register('stranger-2', 'neil@example.com');
    stage.staff.behave({ claims: { ...verified('accountant@example.com'), amr: ['mfa'] } });
    expect((await signInWith(app(), stage.staff, 'sub-accountant')).body.userData.username).toBe('accountant');
    const claims = { ...verified('neil@example.com'), given_name: 'Neil', family_name: 'New', groups: ['los'] };
    stage.staff.behave({ claims: { ...claims, amr: ['mfa'] } });
    expect((await signInWith(app(), stage.staff, 'sub-neil')).body.userData?.username).toBe('neil@example.com');
  });

  it('is not linked, and has no password once an administrator’s roles let the account be linked', async () => {
    await register('stranger-3', 'owner@example.com');
    stage.brokers.behave({ claims: verified('owner@example.com') });
    expect((await signInWith(app(), stage.brokers, 'sub-owner', { id: 'oidc-2' })).status).toBe(401);
    await setRoles(stage.access.portal, 'stranger-3', ['PML Loan Officer'], portalCaller);
    await sendCredentials(browser(app()), 'stranger-3', password).send({ is_pml: true }).expect(200);
    const { body } = await signInWith(app(), stage.brokers, 'sub-owner', { id: 'oidc-2' });
    expect(body.login).toBe('stranger-3');
    await sendCredentials(browser(app()), 'stranger-3', password).send({ is_pml: true }).expect(401);
  });
});
