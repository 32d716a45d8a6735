import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../../../config/config';
import { type AccessPortal, accessApp, accessPortal, browser, MINUTE } from '../access.test-support';
import { attestedChallenge, attestedParty, attestedPasskey } from './attested-passkey.test-support';
import { atSecondStep, type SignedInUser, signedIn } from './factors.test-support';
import { madePasskey } from './passkeys';
import { relyingParty, relyingPartyId } from './relying-party';
import { type Fault, type SoftAuthenticator, softAuthenticator } from './soft-authenticator.test-support';

let access: AccessPortal;
beforeAll(async () => {
  access = await accessPortal();
});
beforeEach(async () => {
  await access.portal.db.deleteFrom('portal.throttle').execute();
});
afterAll(() => access.close());

const beginning = async (user: SignedInUser) => (await user.post('/auth/factors/passkey/options').expect(200)).body;

async function added(login: string, device = softAuthenticator()) {
  const user = await signedIn(access.app, login);
  const credential = device.create(await beginning(user));
  const { body } = await user.post('/auth/factors/passkey', { name: 'Laptop', credential }).expect(200);
  return { user, device, codes: body.codes as readonly string[] | null };
}

/** A browser that has sent the password and has the request to sign. */
async function atPasskey(login: string) {
  const { agent, answer } = await atSecondStep(access, login);
  const { body: options } = await agent.post('/api/mfa/passkey-options').send({ login }).expect(200);
  const verify = (device: SoftAuthenticator, fault?: Fault) =>
    agent.post('/api/mfa/verify-passkey').send({ login, credential: device.get(options, fault) });
  return { agent, answer, options, verify };
}

describe('the calls of passkeys', () => {
  it('refuse to add one without a session, or without having shown lately who the user is', async () => {
    await browser(access.app).post('/api/auth/factors/passkey/options').expect(401);
    await browser(access.app).post('/api/auth/factors/passkey').expect(401);
    const user = await signedIn(access.app, 'manager');
    access.forward(10 * MINUTE);
    await user.post('/auth/factors/passkey/options').expect(403);
  });

  it('refuse a request to sign in from a browser that has not sent the password, or of a user without a passkey', async () => {
    await browser(access.app).post('/api/mfa/passkey-options').send({ login: 'manager' }).expect(401);
    const credential = softAuthenticator().get({ challenge: 'x' });
    await browser(access.app).post('/api/mfa/verify-passkey').send({ login: 'manager', credential }).expect(401);
  });
});

describe('a new passkey', () => {
  it('is added for this portal, its user and device, with recovery codes, and listed', async () => {
    const user = await signedIn(access.app, 'closer');
    const options = await beginning(user);
    expect(options).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: 'closer' },
      authenticatorSelection: { userVerification: 'required' },
      excludeCredentials: [],
    });
    const device = softAuthenticator();
    const credential = device.create(options);
    const answer = await user.post('/auth/factors/passkey', { name: 'Laptop', credential }).expect(200);
    expect(answer.body.codes).toHaveLength(10);
    const { body } = await user.get('/auth/factors');
    expect(body.factors).toMatchObject([{ kind: 'passkey', name: 'Laptop', lastUsedAt: null }]);
    expect((await beginning(user)).excludeCredentials).toEqual([{ id: credential.id, type: 'public-key' }]);
    const stored = await access.portal.db.selectFrom('portal.factors').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(credential.id);
  });

  it.each<[string, Fault]>([
    ['another origin', { origin: 'https://portal.example.net' }],
    ['a host that ends like ours', { origin: 'http://evil-localhost' }],
    ['another relying party', { rpId: 'example.net' }],
    ['another challenge', { challenge: 'AAAA' }],
    ['no check of the owner', { unverified: true }],
    ['an attestation that was not asked for', { format: 'android-key' }],
  ])('is refused with %s', async (_, fault) => {
    const user = await signedIn(access.app, 'funder');
    const credential = softAuthenticator().create(await beginning(user), fault);
    const { body } = await user.post('/auth/factors/passkey', { name: 'Laptop', credential }).expect(422);
    expect(body.wording.code).toBe('passkey-refused');
  });

  it('is refused with certificates, without asking the addresses that they name', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('not asked'));
    expect(await madePasskey(attestedPasskey, attestedChallenge, attestedParty)).toBeNull();
    expect(fetched).not.toHaveBeenCalled();
    fetched.mockRestore();
  });

  it.each([
    ['no CBOR', '_____w'],
    ['CBOR of another shape', 'AA'],
    ['an empty map', 'oA'],
    ['half of an attestation', attestedPasskey.response.attestationObject.slice(0, 400)],
  ])('is refused with %s', async (_, attestationObject) => {
    const user = await signedIn(access.app, 'funder');
    const credential = softAuthenticator().create(await beginning(user));
    const sent = { ...credential, response: { ...credential.response, attestationObject } };
    const { body } = await user.post('/auth/factors/passkey', { name: 'Laptop', credential: sent }).expect(422);
    expect(body.wording.code).toBe('passkey-refused');
  });

  it('needs a challenge of its session that is not used and not five minutes old', async () => {
    const user = await signedIn(access.app, 'shipper');
    const options = await beginning(user);
    const send = (by: SignedInUser) =>
      by.post('/auth/factors/passkey', { name: 'Laptop', credential: softAuthenticator().create(options) });
    await send(await signedIn(access.app, 'shipper')).expect(422);
    await send(user).expect(200);
    await send(user).expect(422);
    const late = await beginning(user);
    access.forward(5 * MINUTE);
    const credential = softAuthenticator().create(late);
    await user.post('/auth/factors/passkey', { name: 'Late', credential }).expect(422);
  });

  it('belongs to one user', async () => {
    const { device } = await added('insuring');
    const other = await signedIn(access.app, 'purchaser');
    const credential = device.create(await beginning(other));
    await other.post('/auth/factors/passkey', { name: 'Laptop', credential }).expect(409);
  });
});

describe('signing in with a passkey', () => {
  it('opens a session, and counts its use', async () => {
    const { device } = await added('processor');
    const { answer, options, verify } = await atPasskey('processor');
    expect(answer).toMatchObject({ factors: ['passkey'], pinAllowed: true });
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    const { body } = await verify(device).expect(200);
    expect(body.userData.username).toBe('processor');
    const { verify: again } = await atPasskey('processor');
    await again(device).expect(200);
  });

  it('is refused for another origin, relying party or challenge, and without a check of the owner', async () => {
    const { device } = await added('underwriter');
    const faults: readonly Fault[] = [
      { origin: 'http://localhost.example.net' },
      { rpId: 'example.net' },
      { challenge: 'AAAA' },
      { unverified: true },
    ];
    for (const fault of faults) {
      const { verify } = await atPasskey('underwriter');
      const { body } = await verify(device, fault).expect(401);
      expect(body.code).toBe('wrong-passkey');
    }
    await (await atPasskey('underwriter')).verify(device).expect(200);
  });

  it('is refused for a passkey of another user, and for a removed one', async () => {
    const { user, device } = await added('jr-underwriter');
    const { device: other } = await added('jr-processor');
    await (await atPasskey('jr-underwriter')).verify(other).expect(401);
    const waiting = await atPasskey('jr-underwriter');
    const { body } = await user.get('/auth/factors');
    await user.delete(`/auth/factors/${body.factors[0].id}`).expect(204);
    await waiting.verify(device).expect(401);
  });

  it('is refused if the count of uses goes back, as that of a copy does', async () => {
    const { device } = await added('lock-desk');
    await (await atPasskey('lock-desk')).verify(device, { counter: 7 }).expect(200);
    await (await atPasskey('lock-desk')).verify(device, { counter: 7 }).expect(401);
    await (await atPasskey('lock-desk')).verify(device, { counter: 3 }).expect(401);
    await (await atPasskey('lock-desk')).verify(device, { counter: 8 }).expect(200);
  });

  it('accepts passkeys that never count', async () => {
    const { device } = await added('secondary');
    await (await atPasskey('secondary')).verify(device, { counter: 0 }).expect(200);
    await (await atPasskey('secondary')).verify(device, { counter: 0 }).expect(200);
  });

  it('uses a challenge once, within five minutes, in the browser that sent the password', async () => {
    const { device } = await added('doc-drawer');
    const first = await atPasskey('doc-drawer');
    await first.verify(device, { challenge: 'AAAA' }).expect(401);
    await first.verify(device).expect(401);
    const second = await atPasskey('doc-drawer');
    const third = await atPasskey('doc-drawer');
    const credential = device.get(second.options);
    await third.agent.post('/api/mfa/verify-passkey').send({ login: 'doc-drawer', credential }).expect(401);
    const late = await atPasskey('doc-drawer');
    access.forward(5 * MINUTE);
    await late.verify(device).expect(401);
  });

  it('opens one session, even if the answer arrives many times at the same moment', async () => {
    const { device } = await added('accountant');
    const { agent, options } = await atPasskey('accountant');
    const body = { login: 'accountant', credential: device.get(options) };
    const sent = [1, 2, 3, 4].map(() => agent.post('/api/mfa/verify-passkey').send(body));
    expect((await Promise.all(sent)).map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
  });
});

describe('the relying party', () => {
  const dataFrom = (origin: string) =>
    Buffer.from(JSON.stringify({ type: 'webauthn.get', challenge: 'x', origin })).toString('base64url');

  it('is the public address of the portal, exactly', async () => {
    const config = { portalOrigin: 'https://portal.example.com/' };
    expect(await relyingParty(config, dataFrom('https://other.example.com'))).toEqual({
      id: 'portal.example.com',
      origin: 'https://portal.example.com',
    });
    const portal = { ...access.portal, config: { ...readConfig({ DEMO: '1' }), ...config } };
    const user = await signedIn(accessApp(portal), 'legal-auditor');
    const options = await beginning(user);
    expect(options.rp.id).toBe('portal.example.com');
    const fault = { rpId: 'portal.example.com', origin: 'https://portal.example.com' };
    const credential = softAuthenticator().create(options, fault);
    await user.post('/auth/factors/passkey', { name: 'Laptop', credential }).expect(200);
  });

  it('without one is this computer, on any port', async () => {
    const config = { portalOrigin: undefined };
    expect(relyingPartyId(config)).toBe('localhost');
    const originFor = async (data: string) => (await relyingParty(config, data)).origin;
    expect(await originFor(dataFrom('http://localhost:4711'))).toBe('http://localhost:4711');
    for (const origin of ['https://localhost.example.net', 'http://127.0.0.1:3000', 'nonsense'])
      expect(await originFor(dataFrom(origin))).toBe('http://localhost');
    expect(await originFor('no-json')).toBe('http://localhost');
  });
});
