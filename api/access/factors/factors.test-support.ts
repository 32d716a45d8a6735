import type { Express } from 'express';
import { generateSync } from 'otplib';
import { type AccessPortal, bearer, browser, sendCredentials, signInAs } from '../access.test-support';

/** The code that an authenticator app shows at the portal's time, or some seconds from it. */
export const appCode = ({ portal }: AccessPortal, secret: string, seconds = 0): string =>
  generateSync({ secret, epoch: Math.floor(portal.clock().getTime() / 1000) + seconds });

/** A user with a session, who makes calls with it. */
export async function signedIn(app: Express, login: string) {
  const token = await signInAs(app, login);
  const agent = browser(app);
  return {
    token,
    get: (path: string) => agent.get(`/api${path}`).set(bearer(token)),
    post: (path: string, body: object = {}) => agent.post(`/api${path}`).set(bearer(token)).send(body),
    delete: (path: string) => agent.delete(`/api${path}`).set(bearer(token)),
  };
}
export type SignedInUser = Awaited<ReturnType<typeof signedIn>>;

/** Adds an authenticator app; its secret, ID and the recovery codes of a first factor. */
export async function addApp(access: AccessPortal, user: SignedInUser, name = 'Phone') {
  const begun = await user.post('/auth/factors/totp').expect(200);
  const { id, secret } = begun.body as { id: string; secret: string };
  const confirmed = await user
    .post(`/auth/factors/totp/${id}/confirm`, { name, code: appCode(access, secret) })
    .expect(200);
  return { id, secret, codes: confirmed.body.codes as readonly string[] | null };
}

/** A browser that has sent the password of a user with a factor. */
export async function atSecondStep(access: AccessPortal, login: string) {
  const agent = browser(access.app);
  const { body } = await sendCredentials(agent, login).expect(200);
  const verify = (kind: 'totp' | 'recovery', code: string, remember = false) =>
    agent.post('/api/mfa/verify-factor').send({ login, kind, code, remember });
  return { agent, answer: body, verify };
}
