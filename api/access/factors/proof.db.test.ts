import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from '../../../config/demo/users';
import { drainOrders } from '../../../tests/support/drain-orders';
import { mailOrder } from '../../email/mail-order';
import { type AccessPortal, accessPortal, browser, MINUTE, otherPin, sendCredentials } from '../access.test-support';
import { addApp, appCode, type SignedInUser, signedIn } from './factors.test-support';
import { softAuthenticator } from './soft-authenticator.test-support';

let access: AccessPortal;
beforeAll(async () => {
  access = await accessPortal();
});
beforeEach(async () => {
  await access.portal.db.deleteFrom('portal.throttle').execute();
  await access.portal.db.deleteFrom('portal.general_settings').execute();
});
afterAll(() => access.close());

const PATH = '/auth/factors/proof';

/** As ten minutes after the user has shown who they are, within the life of their token. */
const forgetProofs = () => access.portal.db.updateTable('portal.sessions').set({ proved_at: null }).execute();

/** A user who must show again who they are. */
async function later(login: string): Promise<SignedInUser> {
  const user = await signedIn(access.app, login);
  await forgetProofs();
  expect((await user.post('/auth/factors/totp')).body.code).toBe('proof-due');
  return user;
}

const listed = async (user: SignedInUser) => (await user.get('/auth/factors').expect(200)).body;
const isProved = async (user: SignedInUser): Promise<boolean> => (await listed(user)).provedUntil !== null;

async function mailedProof(user: SignedInUser, login: string): Promise<string> {
  const { body } = await user.post(`${PATH}/pin`).expect(200);
  expect(body).toEqual({ email: `${login}@example.com`, attempt: expect.stringMatching(/^[0-9A-F]{4}$/) });
  const mails = await browser(access.app)
    .get('/api/demo/mailbox')
    .query({ to: `${login}@example.com` });
  const { text } = mails.body.find((mail: { text: string }) => mail.text.includes(`confirmation ${body.attempt},`));
  return /\b\d{6}\b/.exec(text)?.[0] ?? 'no PIN';
}

const code = (user: SignedInUser, kind: string, text: string) => user.post(`${PATH}/code`, { kind, code: text });

const requireOf = (role: string) =>
  access.portal.db
    .insertInto('portal.general_settings')
    .values({ key: 'access.factorRoles', value: JSON.stringify({ value: [role] }) })
    .execute();

describe('showing who one is', () => {
  it('works with a mailed PIN or the password without other methods, and the audit says with which', async () => {
    const user = await later('call-center-agent');
    expect((await listed(user)).proofs).toEqual(['password', 'pin']);
    const pin = await mailedProof(user, 'call-center-agent');
    await code(user, 'pin', ` ${pin.slice(0, 3)} ${pin.slice(3)} `).expect(204);
    expect(await isProved(user)).toBe(true);
    const rows = await access.portal.db
      .selectFrom('portal.audit')
      .select('after')
      .where('action', '=', 'user.prove')
      .where('subject', '=', 'user:call-center-agent')
      .execute();
    expect(rows.map(({ after }) => after)).toEqual([{ how: 'pin' }]);
    expect(JSON.stringify(rows)).not.toContain(pin);
  });

  it('works with each method that the user has added, a recovery code included, each code once', async () => {
    const owner = await signedIn(access.app, 'closer');
    const { secret, codes } = await addApp(access, owner);
    const device = softAuthenticator();
    const created = await owner.post('/auth/factors/passkey/options').expect(200);
    await owner.post('/auth/factors/passkey', { name: 'Laptop', credential: device.create(created.body) }).expect(200);
    await forgetProofs();
    expect((await listed(owner)).proofs).toEqual(['passkey', 'totp', 'password', 'pin', 'recovery']);

    // The code that added the app was used then.
    const shown = appCode(access, secret, 30);
    await code(owner, 'totp', shown).expect(204);
    await forgetProofs();
    await code(owner, 'totp', shown).expect(422);
    expect(await isProved(owner)).toBe(false);

    const { body: options } = await owner.post(`${PATH}/passkey-options`).expect(200);
    const credential = device.get(options);
    await owner.post(`${PATH}/passkey`, { credential }).expect(204);
    await forgetProofs();
    await owner.post(`${PATH}/passkey`, { credential }).expect(422);

    const [recovery = ''] = codes ?? [];
    const answers = await Promise.all([1, 2, 3].map(() => code(owner, 'recovery', recovery)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 422, 422]);
    expect((await listed(owner)).recoveryCodesLeft).toBe(9);
    await drainOrders(access.portal, mailOrder);
    const mails = await browser(access.app).get('/api/demo/mailbox').query({ to: 'closer@example.com' });
    expect(mails.text).toContain('You have 9 left');
  });

  it('needs a method of one’s own where a role requires one, and no less than at the sign-in', async () => {
    const owner = await signedIn(access.app, 'shipper');
    const { secret, codes } = await addApp(access, owner);
    await requireOf('Shipper');
    await forgetProofs();
    expect((await listed(owner)).proofs).toEqual(['totp', 'recovery']);
    const refused = [
      await owner.post(PATH, { password: demoPassword }),
      await owner.post(`${PATH}/pin`),
      await code(owner, 'pin', '123456'),
      await owner.post(`${PATH}/passkey-options`),
    ];
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
      Array.from({ length: 4 }, () => [422, 'proof-not-allowed']),
    );
    expect(await isProved(owner)).toBe(false);
    await code(owner, 'totp', appCode(access, secret, 30)).expect(204);
    await forgetProofs();
    await code(owner, 'recovery', codes?.[1] ?? '').expect(204);
  });

  it('lets a user whose role requires a first method add it with the PIN', async () => {
    await requireOf('Funder');
    const user = await later('funder');
    expect((await listed(user)).proofs).toEqual(['password', 'pin']);
    await code(user, 'pin', await mailedProof(user, 'funder')).expect(204);
    await addApp(access, user);
  });
});

describe('a PIN with which one shows that', () => {
  it('belongs to its session, and works once, for ten minutes', async () => {
    const [one, two] = [await later('processor'), await signedIn(access.app, 'processor')];
    await forgetProofs();
    const pin = await mailedProof(one, 'processor');
    await code(two, 'pin', pin).expect(422);
    const answers = await Promise.all([1, 2, 3].map(() => code(one, 'pin', pin)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 422, 422]);
    expect(await isProved(two)).toBe(false);
    const late = await mailedProof(two, 'processor');
    access.forward(10 * MINUTE);
    await code(two, 'pin', late).expect(422);
  });

  it('signs no one in, and one of a sign-in shows nothing', async () => {
    const user = await later('insuring');
    const agent = browser(access.app);
    await sendCredentials(agent, 'insuring').expect(200);
    const mails = await agent.get('/api/demo/mailbox').query({ to: 'insuring@example.com' });
    const signInPin = /\b\d{6}\b/.exec(mails.body[0].text)?.[0] ?? '';
    const proofPin = await mailedProof(user, 'insuring');
    if (signInPin === proofPin) return;
    await code(user, 'pin', signInPin).expect(422);
    await agent.post('/api/mfa/verify-pin').send({ login: 'insuring', code: proofPin }).expect(401);
  });

  it('ends when the sign-in methods change', async () => {
    const user = await later('lock-desk');
    const pin = await mailedProof(user, 'lock-desk');
    const other = await signedIn(access.app, 'lock-desk');
    await addApp(access, other);
    await code(user, 'pin', pin).expect(422);
  });

  it('is mailed six times an hour, which does not keep the user from signing in', async () => {
    const user = await later('secondary');
    for (let i = 0; i < 6; i += 1) await user.post(`${PATH}/pin`).expect(200);
    await user.post(`${PATH}/pin`).expect(429);
    await sendCredentials(browser(access.app), 'secondary').expect(200);
  });

  it('cannot be guessed with a stolen session, whatever else is tried between, and guessing does not slow the sign-in', async () => {
    const user = await later('manager');
    const pin = await mailedProof(user, 'manager');
    for (let i = 0; i < 3; i += 1) await code(user, 'pin', otherPin(pin)).expect(422);
    for (let i = 0; i < 2; i += 1) await code(user, 'pin', `${i}`).expect(422);
    await code(user, 'pin', pin).expect(429);
    await sendCredentials(browser(access.app), 'manager').expect(200);
  });

  it.each(['proof', 'a change that is refused'])('has no more tries after the right password of %s', async (way) => {
    const login = way === 'proof' ? 'collateral-agent' : 'doc-drawer';
    const user = await later(login);
    const pin = await mailedProof(user, login);
    const change = { userName: login, oldPassword: demoPassword, newPassword: 'short' };
    const rightPassword = () =>
      way === 'proof' ? user.post(PATH, { password: demoPassword }) : user.post('/pml-users/pw-change', change);
    for (let i = 0; i < 4; i += 1) await code(user, 'pin', otherPin(pin)).expect(422);
    expect((await rightPassword()).status).toBe(way === 'proof' ? 204 : 422);
    await code(user, 'pin', otherPin(pin)).expect(422);
    await code(user, 'pin', otherPin(pin)).expect(429);
  });
});
