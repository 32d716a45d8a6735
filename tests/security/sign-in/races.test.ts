import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Answer } from '../support/http';
import { type SecurityPortal, securityPortal } from '../support/security-portal';

let portal: SecurityPortal;
beforeAll(async () => {
  portal = await securityPortal('sign-in races');
});
/** Every test comes from the same address, which the one before has slowed down. */
const forgetThrottles = () => portal.at.portal.db.deleteFrom('portal.throttle').execute();
beforeEach(forgetThrottles);
afterAll(() => portal.close());

const PASSWORD = 'Demo-portal-1';

const post = (path: string, body: object, cookie = ''): Promise<Answer> =>
  portal.send({
    ...{ method: 'POST', path: `/api${path}`, body: JSON.stringify(body) },
    headers: { 'Content-Type': 'application/json', ...(cookie ? { Cookie: cookie } : {}) },
  });

const atOnce = (times: number, act: (index: number) => Promise<Answer>): Promise<Answer[]> =>
  Promise.all(Array.from({ length: times }, (_none, index) => act(index)));

const statuses = (answers: readonly Answer[]): Record<number, number> => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

const cookieOf = ({ headers }: Answer): string =>
  (headers['set-cookie'] ?? []).map((line) => line.split(';')[0] ?? '').join('; ');

/** Gives the password and returns the cookie of the browser with the PIN that was mailed. */
async function askForPin(login: string): Promise<{ readonly cookie: string; readonly code: string }> {
  const answer = await post('/mfa/login', { login, pw: PASSWORD, is_pml: false });
  expect(answer.status).toBe(200);
  const mail = await portal.send({ method: 'GET', path: `/api/demo/mailbox?to=${login}@example.com` });
  return { cookie: cookieOf(answer), code: /\b\d{6}\b/.exec(mail.text)?.[0] ?? 'no PIN' };
}

async function sessionsOf(login: string): Promise<number> {
  const rows = await portal.at.portal.db
    .selectFrom('portal.sessions')
    .innerJoin('portal.users', 'portal.users.id', 'portal.sessions.user_id')
    .select('portal.sessions.id')
    .where('login', '=', login)
    .execute();
  return rows.length;
}

describe('at the same moment', () => {
  it('200 correct PINs open one session', async () => {
    const before = await sessionsOf('funder');
    const { cookie, code } = await askForPin('funder');
    const answers = await atOnce(200, () => post('/mfa/verify-pin', { login: 'funder', code }, cookie));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await sessionsOf('funder')).toBe(before + 1);
  });

  it('500 wrong PINs are checked five times, and the correct one comes too late', async () => {
    const { cookie, code } = await askForPin('closer');
    const wrong = code === '111111' ? '222222' : '111111';
    const answers = await atOnce(500, () => post('/mfa/verify-pin', { login: 'closer', code: wrong }, cookie));
    expect(answers.filter(({ status }) => status !== 401 && status !== 429)).toEqual([]);
    const { tries } = await portal.at.portal.db
      .selectFrom('portal.pins')
      .innerJoin('portal.users', 'portal.users.id', 'portal.pins.user_id')
      .select('tries')
      .where('login', '=', 'closer')
      .executeTakeFirstOrThrow();
    expect(tries).toBe(5);
    // Not because the address is slowed down: the PIN itself has ended.
    await forgetThrottles();
    expect((await post('/mfa/verify-pin', { login: 'closer', code }, cookie)).status).toBe(401);
  });

  it('wrong passwords are not all checked, and none opens a session', async () => {
    const before = await sessionsOf('servicing');
    const answers = await atOnce(60, (index) =>
      post('/mfa/login', { login: 'servicing', pw: `wrong ${index}`, is_pml: false }),
    );
    const counts = statuses(answers);
    expect((counts[401] ?? 0) + (counts[429] ?? 0)).toBe(60);
    expect(counts[401] ?? 0).toBeLessThanOrEqual(10);
    expect(await sessionsOf('servicing')).toBe(before);
  });

  it('a remembered device signs in as its own user only', async () => {
    const { cookie, code } = await askForPin('shipper');
    const verified = await post('/mfa/verify-pin', { login: 'shipper', code, remember: true }, cookie);
    expect(verified.status).toBe(200);
    const device = cookieOf(verified);
    const answers = await atOnce(4, (index) =>
      post('/mfa/login', { login: index % 2 === 0 ? 'shipper' : 'insuring', pw: PASSWORD, is_pml: false }, device),
    );
    const tokens = answers.map(({ text }) => text.includes('"token"'));
    expect(tokens).toEqual([true, false, true, false]);
  });
});
