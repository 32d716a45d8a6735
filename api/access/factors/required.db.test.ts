import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoPassword } from '../../../config/demo/users';
import {
  type AccessPortal,
  accessPortal,
  browser,
  MINUTE,
  mailedPin,
  sendCredentials,
  signInAs,
} from '../access.test-support';
import { userByLogin } from '../user.queries';
import { lockUser } from './factors.queries';
import { forgetOtherWays } from './factors.service';
import { addApp, appCode, atSecondStep, signedIn } from './factors.test-support';

const DAY = 24 * 60 * MINUTE;

let access: AccessPortal;
beforeAll(async () => {
  access = await accessPortal();
});
beforeEach(async () => {
  await access.portal.db.deleteFrom('portal.throttle').execute();
});
afterAll(() => access.close());

/** Requires a factor of users with these roles, after so many days. */
async function require(roles: readonly string[], days: number): Promise<void> {
  const values = { 'access.factorRoles': roles, 'access.factorGraceDays': days };
  await access.portal.db
    .insertInto('portal.general_settings')
    .values(Object.entries(values).map(([key, value]) => ({ key, value: JSON.stringify({ value }) })))
    .onConflict((of) => of.column('key').doUpdateSet({ value: (row) => row.ref('excluded.value') }))
    .execute();
}

describe('a role that requires a factor', () => {
  it('gives its users days from their first sign-in, and then only lets them add one', async () => {
    await require(['Funder'], 14);
    const until = new Date(access.portal.clock().getTime() + 14 * DAY).toISOString();
    const early = await signedIn(access.app, 'funder');
    const { body } = await early.get('/auth/access-token').expect(200);
    expect(body.user).toMatchObject({ factorDue: false, factorDueBy: until });
    await early.get('/auth/sessions').expect(200);
    access.forward(7 * DAY);
    await signInAs(access.app, 'funder');
    access.forward(7 * DAY);
    const late = await signedIn(access.app, 'funder');
    const refused = await late.get('/auth/sessions').expect(403);
    expect(refused.body.code).toBe('factor-due');
    expect((await late.get('/auth/access-token')).body.user).toMatchObject({ factorDue: true, factorDueBy: until });
    await late.get('/auth/factors').expect(200);
    const other = await signedIn(access.app, 'funder');
    await other.post('/mfa/logout').expect(204);
    await other.get('/auth/factors').expect(401);
    await addApp(access, late);
    await late.get('/auth/sessions').expect(200);
    expect((await late.get('/auth/access-token')).body.user).toMatchObject({ factorDue: false, factorDueBy: null });
  });

  it('does not concern users of other roles', async () => {
    await require(['Funder'], 0);
    const user = await signedIn(access.app, 'closer');
    await user.get('/auth/sessions').expect(200);
  });

  it('accepts no mailed PIN from a user who has a factor, and no device that a PIN has verified', async () => {
    await require([], 0);
    const { secret } = await addApp(access, await signedIn(access.app, 'shipper'));
    const { agent } = await atSecondStep(access, 'shipper');
    await agent.post('/api/mfa/resend-pin').send({ login: 'shipper' }).expect(200);
    const code = await mailedPin(agent, 'shipper');
    await agent.post('/api/mfa/verify-pin').send({ login: 'shipper', code, remember: true }).expect(200);
    expect((await sendCredentials(agent, 'shipper')).body.token).toBeDefined();
    await require(['Shipper'], 0);
    const asked = await sendCredentials(agent, 'shipper').expect(200);
    expect(asked.body).toEqual({ email: 'shipper@example.com', factors: ['totp'], pinAllowed: false });
    const refused = await agent.post('/api/mfa/resend-pin').send({ login: 'shipper' }).expect(403);
    expect(refused.body.code).toBe('pin-not-allowed');
    access.forward(MINUTE);
    const body = { login: 'shipper', kind: 'totp', code: appCode(access, secret), remember: true };
    const asking = await sendCredentials(agent, 'shipper').expect(200);
    expect(asking.body.token).toBeUndefined();
    await agent.post('/api/mfa/verify-factor').send(body).expect(200);
    expect((await sendCredentials(agent, 'shipper')).body.token).toBeDefined();
  });

  it('accepts no PIN that was mailed before the role required a factor', async () => {
    await require([], 0);
    await addApp(access, await signedIn(access.app, 'manager'));
    const { agent } = await atSecondStep(access, 'manager');
    await agent.post('/api/mfa/resend-pin').send({ login: 'manager' }).expect(200);
    const code = await mailedPin(agent, 'manager');
    await require(['Manager'], 0);
    const refused = await agent.post('/api/mfa/verify-pin').send({ login: 'manager', code }).expect(403);
    expect(refused.body.code).toBe('pin-not-allowed');
    await require([], 0);
    await agent.post('/api/mfa/verify-pin').send({ login: 'manager', code }).expect(200);
  });

  it('lets a change of factors end a PIN that is entered at the same moment', async () => {
    await require([], 0);
    const { db } = access.portal;
    const { agent } = await atSecondStep(access, 'manager');
    await agent.post('/api/mfa/resend-pin').send({ login: 'manager' }).expect(200);
    const code = await mailedPin(agent, 'manager');
    const { id } = (await userByLogin(db, 'manager')) ?? { id: '' };
    const answer = await db.transaction().execute(async (trx) => {
      await lockUser(trx, id);
      const verifying = agent.post('/api/mfa/verify-pin').send({ login: 'manager', code }).then();
      await vi.waitFor(async () => {
        const { rows } = await sql`select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
        expect(rows).toHaveLength(1);
      }, 10_000);
      await forgetOtherWays(trx, id);
      return { verifying };
    });
    expect((await answer.verifying).status).toBe(401);
  });

  it('keeps the last factor of its users', async () => {
    await require(['Insuring'], 0);
    const user = await signedIn(access.app, 'insuring');
    const { id } = await addApp(access, user);
    const refused = await user.delete(`/auth/factors/${id}`).expect(409);
    expect(refused.body.wording.code).toBe('last-factor');
    await addApp(access, user, 'Tablet');
    await user.delete(`/auth/factors/${id}`).expect(204);
  });

  it('never locks out the only administrator, who can always have a PIN mailed', async () => {
    await require(['Administrator'], 0);
    const admin = await signedIn(access.app, 'administrator');
    await admin.get('/auth/sessions').expect(403);
    const others = { userName: 'manager', oldPassword: demoPassword, newPassword: 'Quiet-harbor-71' };
    expect((await admin.post('/pml-users/pw-change', others).expect(403)).body.code).toBe('factor-due');
    await addApp(access, admin);
    const { answer, agent } = await atSecondStep(access, 'administrator');
    expect(answer.pinAllowed).toBe(true);
    await agent.post('/api/mfa/resend-pin').send({ login: 'administrator' }).expect(200);
    const code = await mailedPin(browser(access.app), 'administrator');
    await agent.post('/api/mfa/verify-pin').send({ login: 'administrator', code }).expect(200);
    const other = await access.portal.db
      .selectFrom('portal.users')
      .select('id')
      .where('login', '=', 'manager')
      .executeTakeFirstOrThrow();
    await access.portal.db
      .insertInto('portal.user_roles')
      .values({ user_id: other.id, role: 'Administrator' })
      .execute();
    expect((await atSecondStep(access, 'administrator')).answer.pinAllowed).toBe(false);
  });
});
