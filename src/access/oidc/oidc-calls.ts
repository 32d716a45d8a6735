import type { OidcContract } from '../../../domain/access/oidc.contract';
import { callsOf } from '../../providers/data/calls';
import { entryPaths } from '../entry-path';
import { type HostedSession, saveHosted, saveSession } from '../session';
import type { SignInAnswer } from '../signing';
import { toSessionUser } from '../user';

const { call } = callsOf<OidcContract>();

/** POST /auth/oidc/{provider}/start: where the browser goes to sign in. */
export const startAt = async (provider: string): Promise<string> =>
  (await call('POST /auth/oidc/{provider}/start', { params: { provider }, signsIn: true })).url;

/** What follows the sign-in at the provider, of which user, and what this browser keeps of it. */
export type Finished = SignInAnswer & { readonly login: string; readonly hosted: HostedSession };

/** POST /auth/oidc/{provider}/finish. If the answer has a token and user data, it sets the session. */
export async function finishAt(provider: string, answer: string): Promise<Finished> {
  const { token, userData, login, idToken, expiresIn, ...expected } = await call('POST /auth/oidc/{provider}/finish', {
    params: { provider },
    body: { answer },
    signsIn: true,
  });
  const expiresAt = expiresIn === null ? null : Date.now() + expiresIn * 1000;
  const hosted = { idToken, expiresAt };
  if (!token || !userData) return { kind: 'pin-due', ...expected, login, hosted };
  const user = toSessionUser(userData);
  saveSession(token, user);
  saveHosted(hosted);
  return { kind: 'signed-in', user, login, hosted };
}

/** POST /auth/oidc/logout. Where the browser signs out at the provider, or the sign-in page if that is not known. */
export async function endAtProvider(token: string, idToken: string): Promise<string> {
  try {
    const { url } = await call('POST /auth/oidc/logout', { body: { idToken }, token, keepsSession: true });
    return url ?? entryPaths.signIn;
  } catch (error) {
    console.warn('The server did not receive the sign-out.', error);
    return entryPaths.signIn;
  }
}
