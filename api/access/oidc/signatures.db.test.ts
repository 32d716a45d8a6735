import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearer, browser, MINUTE } from '../access.test-support';
import { portalWithProviders, signInWith, verified } from './oidc.test-support';

let stage: Awaited<ReturnType<typeof portalWithProviders>>;

beforeAll(async () => {
  stage = await portalWithProviders();
});
afterAll(() => stage.close());

const isLive = async (token: string): Promise<boolean> =>
  (await browser(stage.access.app).get('/api/auth/sessions').set(bearer(token))).status === 200;

const report = (token: string) =>
  browser(stage.access.app).post('/api/auth/oidc/oidc-1/backchannel-logout').type('form').send({ logout_token: token });

async function signIn(): Promise<string> {
  stage.staff.behave({ claims: { ...verified('funder@example.com'), amr: ['mfa'] } });
  const { status, body, text } = await signInWith(stage.access.app, stage.staff, 'sub-funder');
  expect(status, text).toBe(200);
  return body.token;
}

describe.each(['RS256', 'PS256', 'ES256', 'EdDSA', 'Ed25519'] as const)('a provider that signs with %s', (kind) => {
  beforeAll(() => {
    // What a provider says about itself is read again after an hour.
    stage.access.forward(61 * MINUTE);
    stage.staff.rotateKeys(kind);
  });

  it('signs users in, and ends their sessions', async () => {
    const token = await signIn();
    const { status, text } = await report(stage.staff.logoutToken({ sub: 'sub-funder' }));
    expect(status, text).toBe(200);
    expect(await isLive(token)).toBe(false);
    stage.access.forward(MINUTE);
  });

  it('ends nothing with another key, or another kind of signature', async () => {
    const token = await signIn();
    stage.staff.behave({ signsWithUnknownKey: true });
    await report(stage.staff.logoutToken({ sub: 'sub-funder' })).expect(400);
    stage.staff.behave();
    const named = kind === 'PS256' ? 'RS256' : 'PS256';
    await report(stage.staff.logoutToken({ sub: 'sub-funder' }, { alg: named })).expect(400);
    expect(await isLive(token)).toBe(true);
  });

  it('may publish two keys with one ID, while it changes them', async () => {
    const token = await signIn();
    stage.staff.publishTwin();
    await report(stage.staff.logoutToken({ sub: 'sub-funder' })).expect(200);
    expect(await isLive(token)).toBe(false);
  });
});
