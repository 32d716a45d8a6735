import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionOf } from '../../support/role-user';
import { type SecurityPortal, securityPortal, userOf } from '../support/security-portal';
import { forgedTokens, resigned } from './tokens';

let portal: SecurityPortal;
beforeAll(async () => {
  portal = await securityPortal('tokens');
});
afterAll(() => portal.close());

/** A call of administrators. */
const ask = async (token: string) =>
  (await portal.send({ method: 'GET', path: '/api/emet-data/role/all', token })).status;

describe('a token', () => {
  it('is rejected if anything about it is forged', async () => {
    const { secret, clock } = portal.at.portal;
    const token = userOf(portal, 'Processor').token;
    const wanted = userOf(portal, 'Administrator').token;
    expect(await ask(wanted)).toBe(200);
    expect(await ask(token)).toBe(403);
    const facts = { token, wanted, secret: Buffer.from(secret), now: clock() };
    expect(await ask(resigned(facts))).toBe(200);
    const forged = Object.entries(forgedTokens(facts));
    expect(forged.length).toBeGreaterThan(30);
    const accepted: string[] = [];
    for (const [what, text] of forged) {
      const status = await ask(text);
      if (status !== 401) accepted.push(`${what}: ${status}`);
    }
    expect(accepted).toEqual([]);
  });

  it('is rejected wherever else it is sent', async () => {
    const { token } = userOf(portal, 'Administrator');
    const path = '/api/emet-data/role/all';
    const elsewhere: readonly Readonly<Record<string, string>>[] = [
      { Cookie: `token=${token}; access_token=${token}` },
      { 'X-Access-Token': token },
      { Authorization: token },
      { Authorization: `Basic ${token}` },
      { Authorization: `Bearer ${token},${token}` },
    ];
    for (const headers of elsewhere) expect((await portal.send({ method: 'GET', path, headers })).status).toBe(401);
    for (const query of [`token=${token}`, `access_token=${token}`, `authorization=Bearer%20${token}`]) {
      expect((await portal.send({ method: 'GET', path: `${path}?${query}` })).status).toBe(401);
    }
  });

  it('ends with its session, with its time and with its user', async () => {
    const { at } = portal;
    const signedOut = await sessionOf(at, 'administrator');
    await portal.send({ method: 'POST', path: '/api/mfa/logout', token: signedOut, body: '{}' });
    expect(await ask(signedOut)).toBe(401);
    const late = await sessionOf(at, 'administrator');
    at.time.forward(901_000);
    expect(await ask(late)).toBe(401);
    const disabled = await sessionOf(at, 'processor');
    await at.portal.db
      .updateTable('portal.users')
      .set({ disabled_at: at.portal.clock() })
      .where('login', '=', 'processor')
      .execute();
    expect(await ask(disabled)).toBe(401);
  });
});
