import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { drainOrders } from '../../tests/support/drain-orders';
import { mailOrder } from '../email/mail-order';
import { type AccessPortal, accessApp, accessPortal, bearer, browser, signInAs } from './access.test-support';

let access: AccessPortal;
beforeAll(async () => {
  access = await accessPortal();
});
beforeEach(() => access.portal.db.deleteFrom('portal.throttle').execute());
afterAll(() => access.close());

const DEMO = 'Demo-portal-1';
const NEXT = 'seven calm herons';

/** The notices of changed passwords that a user got, newest first. */
async function notices(login: string): Promise<readonly string[]> {
  await drainOrders(access.portal, mailOrder);
  const { body } = await browser(access.app)
    .get('/api/demo/mailbox')
    .query({ to: `${login}@example.com` });
  const mails = body as readonly { readonly subject: string; readonly text: string }[];
  return mails.filter(({ subject }) => subject === 'Your password changed').map(({ text }) => text);
}

const change = (token: string, userName: string, oldPassword: string, app = access.app) =>
  browser(app).post('/api/pml-users/pw-change').set(bearer(token)).send({ userName, oldPassword, newPassword: NEXT });

describe('a changed password is mailed to its user', () => {
  it('when they change it, and not when they may not', async () => {
    const token = await signInAs(access.app, 'doc-drawer');
    await change(token, 'doc-drawer', 'not the old one').expect(422);
    expect(await notices('doc-drawer')).toEqual([]);
    await change(token, 'doc-drawer', DEMO).expect(204);
    const [text, ...others] = await notices('doc-drawer');
    expect(text).toMatch(/^You changed your password[\s\S]*User ID: doc-drawer[\s\S]*If this was not you/);
    expect(text).not.toContain(NEXT);
    expect(others).toEqual([]);
  });

  it('when an administrator sets one', async () => {
    await change(await signInAs(access.app, 'administrator'), 'purchaser', DEMO).expect(204);
    expect(await notices('purchaser')).toEqual([expect.stringMatching(/^Your administrator set a new password/)]);
    expect(await notices('administrator')).toEqual([]);
  });

  it('when it is chosen with an emailed link', async () => {
    const guest = browser(access.app);
    await guest.post('/api/auth/password-forgotten').send({ login: 'funder' }).expect(204);
    const link = async (): Promise<string> => {
      const { body } = await guest.get('/api/demo/mailbox').query({ to: 'funder@example.com' });
      return /#([\w-]{43})\n/.exec(body[0]?.text ?? '')?.[1] ?? '';
    };
    await expect.poll(link).not.toBe('');
    await guest
      .post('/api/auth/set-password')
      .send({ token: await link(), newPassword: NEXT })
      .expect(204);
    expect(await notices('funder')).toEqual([expect.stringContaining('with a link that was emailed')]);
  });

  it('later, if the mail server is away', async () => {
    const mail = { isRepeatable: true, send: () => Promise.reject(new Error('away')) };
    const token = await signInAs(access.app, 'closer');
    await change(token, 'closer', DEMO, accessApp({ ...access.portal, mail })).expect(204);
    expect(await notices('closer')).toHaveLength(1);
  });
});
