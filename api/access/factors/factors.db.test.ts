import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from '../../../config/demo/users';
import { drainOrders } from '../../../tests/support/drain-orders';
import { mailOrder } from '../../email/mail-order';
import {
  type AccessPortal,
  accessApp,
  accessPortal,
  bearer,
  browser,
  MINUTE,
  mailedPin,
  sendCredentials,
  signInAs,
} from '../access.test-support';
import { addApp, appCode, atSecondStep, signedIn } from './factors.test-support';

const CALLS = [
  ['get', '/api/auth/factors'],
  ['post', '/api/auth/factors/proof'],
  ['post', '/api/auth/factors/proof/pin'],
  ['post', '/api/auth/factors/proof/code'],
  ['post', '/api/auth/factors/proof/passkey-options'],
  ['post', '/api/auth/factors/proof/passkey'],
  ['post', '/api/auth/factors/totp'],
  ['post', '/api/auth/factors/totp/6f2f2c4e-3f4f-4d7c-9f0a-000000000001/confirm'],
  ['post', '/api/auth/factors/recovery-codes'],
  ['post', '/api/auth/factors/6f2f2c4e-3f4f-4d7c-9f0a-000000000001/name'],
  ['delete', '/api/auth/factors/6f2f2c4e-3f4f-4d7c-9f0a-000000000001'],
] as const;

let access: AccessPortal;
beforeAll(async () => {
  access = await accessPortal();
});
beforeEach(async () => {
  await access.portal.db.deleteFrom('portal.throttle').execute();
});
afterAll(() => access.close());

/** The texts of the mails to a user; the notices of changes are sent in any order. */
const mails = async (login: string): Promise<readonly string[]> => {
  await drainOrders(access.portal, mailOrder);
  const { body } = await browser(access.app)
    .get('/api/demo/mailbox')
    .query({ to: `${login}@example.com` });
  return (body as readonly { readonly text: string }[]).map(({ text }) => text);
};

const audited = async (login: string) => {
  const rows = await access.portal.db
    .selectFrom('portal.audit')
    .select(['action', 'before', 'after'])
    .where('subject', '=', `user:${login}`)
    .where('action', 'like', '%factor%')
    .execute();
  return rows.map(({ action, before, after }) => ({ action, before, after }));
};

describe('the calls of factors', () => {
  it.each(CALLS)('refuse %s %s without a session', async (method, path) => {
    await browser(access.app)[method](path).expect(401);
  });

  it('refuse changes when the user has not shown lately who they are, until they enter their password', async () => {
    const user = await signedIn(access.app, 'call-center-agent');
    access.forward(10 * MINUTE);
    const refused = await user.post('/auth/factors/totp').expect(403);
    expect(refused.body.code).toBe('proof-due');
    expect((await user.get('/auth/factors').expect(200)).body.provedUntil).toBeNull();
    const wrong = await user.post('/auth/factors/proof', { password: 'not it' }).expect(422);
    expect(wrong.body.fields.password).toContain('password is wrong');
    await user.post('/auth/factors/proof', { password: demoPassword }).expect(204);
    await user.post('/auth/factors/totp').expect(200);
  });

  it('make a stolen session wait that guesses the password', async () => {
    const user = await signedIn(access.app, 'collateral-agent');
    for (let i = 0; i < 5; i += 1) await user.post('/auth/factors/proof', { password: `guess ${i}` }).expect(422);
    await user.post('/auth/factors/proof', { password: demoPassword }).expect(429);
  });

  it('accept 30 changes an hour', async () => {
    const user = await signedIn(access.app, 'call-center-agent');
    const { id } = await addApp(access, user);
    for (let i = 2; i <= 30; i += 1) await user.post(`/auth/factors/${id}/name`, { name: `Phone ${i}` }).expect(204);
    await user.post(`/auth/factors/${id}/name`, { name: 'Phone 31' }).expect(429);
    await user.delete(`/auth/factors/${id}`).expect(429);
  });

  it('change and mail later, if the mail server is away', async () => {
    const mail = { isRepeatable: true, send: () => Promise.reject(new Error('away')) };
    const away = accessApp({ ...access.portal, mail });
    const user = await signedIn(access.app, 'collateral-agent');
    const begun = await user.post('/auth/factors/totp').expect(200);
    const body = { name: 'Phone', code: appCode(access, begun.body.secret) };
    const path = `/api/auth/factors/totp/${begun.body.id}/confirm`;
    const { body: added } = await browser(away).post(path).set(bearer(user.token)).send(body).expect(200);
    expect(added.codes).toHaveLength(10);
    expect(await mails('collateral-agent')).toContainEqual(expect.stringContaining('“Phone” was added'));
  });

  it('do not touch the factors of another user', async () => {
    const owner = await signedIn(access.app, 'doc-drawer');
    const { id } = await addApp(access, owner);
    const other = await signedIn(access.app, 'legal-auditor');
    await other.post(`/auth/factors/${id}/name`, { name: 'Mine' }).expect(404);
    await other.delete(`/auth/factors/${id}`).expect(404);
    const begun = await owner.post('/auth/factors/totp').expect(200);
    const confirm = { name: 'x', code: appCode(access, begun.body.secret) };
    await other.post(`/auth/factors/totp/${begun.body.id}/confirm`, confirm).expect(404);
  });
});

describe('an authenticator app', () => {
  it('is added with a code, listed, renamed and removed, each mailed and in the audit', async () => {
    const user = await signedIn(access.app, 'accountant');
    const begun = await user.post('/auth/factors/totp').expect(200);
    const { id, secret, uri } = begun.body;
    expect(uri).toContain(`otpauth://totp/Mortgage%20Portal:accountant?secret=${secret}`);
    const wrong = await user.post(`/auth/factors/totp/${id}/confirm`, { name: 'Phone', code: '12345' }).expect(422);
    expect(wrong.body.fields.code).toContain('code is wrong');
    expect((await user.get('/auth/factors')).body.factors).toEqual([]);
    const confirm = { name: 'Phone', code: appCode(access, secret) };
    const added = await user.post(`/auth/factors/totp/${id}/confirm`, confirm).expect(200);
    expect(added.body.codes).toHaveLength(10);
    expect((await user.get('/auth/factors')).body).toMatchObject({
      factors: [{ id, kind: 'totp', name: 'Phone', lastUsedAt: null }],
      recoveryCodesLeft: 10,
    });
    await user.post(`/auth/factors/${id}/name`, { name: 'Work phone' }).expect(204);
    await user.delete(`/auth/factors/${id}`).expect(204);
    expect((await user.get('/auth/factors')).body).toMatchObject({ factors: [], recoveryCodesLeft: null });
    const entries = await audited('accountant');
    expect(entries).toHaveLength(3);
    expect(entries).toEqual(
      expect.arrayContaining([
        { action: 'user.add-factor', before: null, after: { factor: 'Phone', kind: 'totp' } },
        { action: 'user.rename-factor', before: { factor: 'Phone' }, after: { factor: 'Work phone' } },
        { action: 'user.remove-factor', before: { factor: 'Work phone', kind: 'totp' }, after: null },
      ]),
    );
    expect(await mails('accountant')).toEqual(
      expect.arrayContaining([
        expect.stringContaining('“Work phone” was removed'),
        expect.stringContaining('“Phone” was added'),
      ]),
    );
  });

  it('is stored encrypted, and its secret is answered once', async () => {
    const user = await signedIn(access.app, 'manager');
    const { id, secret } = await addApp(access, user);
    const row = await access.portal.db.selectFrom('portal.factors').selectAll().where('id', '=', id).execute();
    expect(JSON.stringify(row)).not.toContain(secret);
    expect(JSON.stringify((await user.get('/auth/factors')).body)).not.toContain(secret);
  });

  it('can be confirmed for 15 minutes', async () => {
    const user = await signedIn(access.app, 'lock-desk');
    const begun = await user.post('/auth/factors/totp').expect(200);
    access.forward(15 * MINUTE);
    const later = await signedIn(access.app, 'lock-desk');
    const late = { name: 'Phone', code: appCode(access, begun.body.secret) };
    await later.post(`/auth/factors/totp/${begun.body.id}/confirm`, late).expect(404);
  });

  it('replaces the PIN at sign-in, and no PIN is mailed', async () => {
    const { secret } = await addApp(access, await signedIn(access.app, 'funder'));
    const before = (await mails('funder')).length;
    access.forward(MINUTE);
    const { answer, verify } = await atSecondStep(access, 'funder');
    expect(answer).toEqual({ email: 'funder@example.com', factors: ['totp'], pinAllowed: true });
    expect(await mails('funder')).toHaveLength(before);
    const verified = await verify('totp', appCode(access, secret)).expect(200);
    expect(verified.body.userData.username).toBe('funder');
    const user = browser(access.app).get('/api/auth/factors').set(bearer(verified.body.token));
    expect((await user).body.factors[0].lastUsedAt).toBe(access.portal.clock().toISOString());
  });

  it('accepts the code before and after, each once, and not the one that added it', async () => {
    const { secret } = await addApp(access, await signedIn(access.app, 'insuring'));
    const used = appCode(access, secret);
    await (await atSecondStep(access, 'insuring')).verify('totp', used).expect(401);
    access.forward(5 * MINUTE);
    await (await atSecondStep(access, 'insuring')).verify('totp', appCode(access, secret, -60)).expect(401);
    await (await atSecondStep(access, 'insuring')).verify('totp', appCode(access, secret, 60)).expect(401);
    await (await atSecondStep(access, 'insuring')).verify('totp', appCode(access, secret, -30)).expect(200);
    const code = appCode(access, secret, 30);
    await (await atSecondStep(access, 'insuring')).verify('totp', code).expect(200);
    const replayed = await (await atSecondStep(access, 'insuring')).verify('totp', code).expect(401);
    expect(replayed.body.code).toBe('wrong-code');
    // A code read over a shoulder before the newer one was used.
    await (await atSecondStep(access, 'insuring')).verify('totp', appCode(access, secret)).expect(401);
  });

  it('opens one session, even if a code arrives in many browsers at the same moment', async () => {
    const { secret } = await addApp(access, await signedIn(access.app, 'shipper'));
    access.forward(MINUTE);
    const steps = [await atSecondStep(access, 'shipper'), await atSecondStep(access, 'shipper')];
    const code = appCode(access, secret);
    const answers = await Promise.all(steps.flatMap(({ verify }) => [verify('totp', code), verify('totp', code)]));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
  });

  it('needs the browser that sent the password, within ten minutes and five tries', async () => {
    const { secret } = await addApp(access, await signedIn(access.app, 'servicing'));
    access.forward(MINUTE);
    const first = await atSecondStep(access, 'servicing');
    const elsewhere = browser(access.app).post('/api/mfa/verify-factor');
    await elsewhere.send({ login: 'servicing', kind: 'totp', code: appCode(access, secret) }).expect(401);
    for (let i = 0; i < 5; i += 1) await first.verify('totp', '000000').expect(401);
    await first.verify('totp', appCode(access, secret)).expect(401);
    const second = await atSecondStep(access, 'servicing');
    access.forward(10 * MINUTE);
    await second.verify('totp', appCode(access, secret)).expect(401);
  });

  it('is slowed down as PINs are, over many sign-ins', async () => {
    const { secret } = await addApp(access, await signedIn(access.app, 'purchaser'));
    access.forward(MINUTE);
    for (let i = 0; i < 6; i += 1) {
      const { verify } = await atSecondStep(access, 'purchaser');
      for (let j = 0; j < 5; j += 1) await verify('totp', '000000').expect(401);
    }
    const { verify } = await atSecondStep(access, 'purchaser');
    await verify('totp', appCode(access, secret)).expect(429);
  });

  it('lets the user have a PIN mailed instead, if no role requires the app', async () => {
    await addApp(access, await signedIn(access.app, 'closer'));
    const { agent } = await atSecondStep(access, 'closer');
    await agent.post('/api/mfa/verify-pin').send({ login: 'closer', code: '000000' }).expect(401);
    await agent.post('/api/mfa/resend-pin').send({ login: 'closer' }).expect(200);
    const code = await mailedPin(agent, 'closer');
    await agent.post('/api/mfa/verify-pin').send({ login: 'closer', code }).expect(200);
  });

  it('ends what let the user in before: mailed PINs and remembered devices', async () => {
    const user = await signedIn(access.app, 'processor');
    const remembered = browser(access.app);
    await sendCredentials(remembered, 'processor').expect(200);
    const pin = await mailedPin(remembered, 'processor');
    await remembered.post('/api/mfa/verify-pin').send({ login: 'processor', code: pin, remember: true }).expect(200);
    const waiting = browser(access.app);
    await sendCredentials(waiting, 'processor').expect(200);
    const code = await mailedPin(waiting, 'processor');
    await addApp(access, user);
    await waiting.post('/api/mfa/verify-pin').send({ login: 'processor', code }).expect(401);
    expect((await sendCredentials(remembered, 'processor').expect(200)).body.token).toBeUndefined();
  });

  it('is not checked for a disabled user', async () => {
    const { secret } = await addApp(access, await signedIn(access.app, 'post-closer'));
    access.forward(MINUTE);
    const { verify } = await atSecondStep(access, 'post-closer');
    const admin = await signedIn(access.app, 'administrator');
    await admin.post('/emet-data/user/actions', { action: 'disable', logins: ['post-closer'] }).expect(200);
    await verify('totp', appCode(access, secret)).expect(401);
  });
});

describe('recovery codes', () => {
  it('work once each, in any spelling, and the count goes down', async () => {
    const { codes } = await addApp(access, await signedIn(access.app, 'underwriter'));
    const [first = '', second = ''] = codes ?? [];
    const typed = first.toUpperCase().replace('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l');
    const verified = await (await atSecondStep(access, 'underwriter')).verify('recovery', typed).expect(200);
    await (await atSecondStep(access, 'underwriter')).verify('recovery', first).expect(401);
    await (await atSecondStep(access, 'underwriter')).verify('totp', second).expect(401);
    const list = await browser(access.app).get('/api/auth/factors').set(bearer(verified.body.token));
    expect(list.body.recoveryCodesLeft).toBe(9);
    expect(await mails('underwriter')).toContainEqual(expect.stringContaining('You have 9 left'));
  });

  it('of another user do not work', async () => {
    const { codes } = await addApp(access, await signedIn(access.app, 'jr-underwriter'));
    await addApp(access, await signedIn(access.app, 'jr-processor'));
    await (await atSecondStep(access, 'jr-processor')).verify('recovery', codes?.[0] ?? '').expect(401);
  });

  it('are stored hashed, and replaced as a set', async () => {
    const user = await signedIn(access.app, 'credit-auditor');
    await user.post('/auth/factors/recovery-codes').expect(404);
    const { codes: old } = await addApp(access, user);
    const rows = await access.portal.db.selectFrom('portal.recovery_codes').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(old?.[0]);
    const { body } = await user.post('/auth/factors/recovery-codes').expect(200);
    expect(new Set([...body.codes, ...(old ?? [])]).size).toBe(20);
    await (await atSecondStep(access, 'credit-auditor')).verify('recovery', old?.[0] ?? '').expect(401);
    await (await atSecondStep(access, 'credit-auditor')).verify('recovery', body.codes[0]).expect(200);
  });

  it('are answered with the first factor only', async () => {
    const user = await signedIn(access.app, 'disclosure-desk');
    expect((await addApp(access, user)).codes).toHaveLength(10);
    expect((await addApp(access, user, 'Tablet')).codes).toBeNull();
  });
});

describe('an administrator', () => {
  it('resets the factors of a user, who is told and signs in with a PIN again', async () => {
    const user = await signedIn(access.app, 'secondary');
    await addApp(access, user);
    const admin = await signedIn(access.app, 'administrator');
    await user.post('/emet-data/user/actions', { action: 'reset-factors', logins: ['secondary'] }).expect(403);
    const { body } = await admin.post('/emet-data/user/actions', { action: 'reset-factors', logins: ['secondary'] });
    expect(body).toEqual([{ login: 'secondary', ok: true }]);
    await user.get('/auth/factors').expect(401);
    expect(await mails('secondary')).toContainEqual(expect.stringContaining('Your administrator removed'));
    expect(await audited('secondary')).toContainEqual({
      action: 'user.reset-factors',
      before: { factors: ['Phone'] },
      after: null,
    });
    await signInAs(access.app, 'secondary');
  });

  it('does not reset their own factors, and others only after they have shown lately who they are', async () => {
    const admin = await signedIn(access.app, 'administrator');
    const reset = (login: string) =>
      admin.post('/emet-data/user/actions', { action: 'reset-factors', logins: [login] });
    const { body: own } = await reset('administrator').expect(200);
    expect(own).toMatchObject([{ login: 'administrator', ok: false, wording: { code: 'own-account' } }]);
    access.forward(10 * MINUTE);
    expect((await reset('secondary').expect(403)).body.code).toBe('proof-due');
    await admin.post('/auth/factors/proof', { password: demoPassword }).expect(204);
    expect((await reset('secondary').expect(200)).body).toEqual([{ login: 'secondary', ok: true }]);
  });
});
