import type { FactorKind } from '../../domain/access/factor.schemas';
import { accessCalls } from './access-calls';
import { clearSession, readToken, saveSession } from './session';
import { type SessionUser, toSessionUser } from './user';
import type { MailedPin } from './verification';

/** Result of a sign-in: signed in, or a PIN is required. */
export type SignInAnswer =
  | { readonly kind: 'signed-in'; readonly user: SessionUser }
  | {
      readonly kind: 'pin-due';
      readonly email: string;
      readonly attempt?: string | undefined;
      /** The user's own factors, one of which is expected in place of a PIN. */
      readonly factors?: readonly FactorKind[] | undefined;
      readonly pinAllowed?: boolean | undefined;
    };

export interface Credentials {
  readonly login: string;
  readonly password: string;
  /** Internal Users Only: sent as `is_pml` false (AUTH-06). */
  readonly internalOnly: boolean;
}

/** POST /mfa/login. If the response has a token and user data, it sets the session (AUTH-08). */
export async function signIn({ login, password, internalOnly }: Credentials): Promise<SignInAnswer> {
  const answer = await accessCalls.signIn({ login, pw: password, is_pml: !internalOnly });
  const { token, userData, ...expected } = answer;
  if (!token || !userData) return { kind: 'pin-due', ...expected };
  const user = toSessionUser(userData);
  saveSession(token, user);
  return { kind: 'signed-in', user };
}

/** POST /mfa/resend-pin: another PIN for this browser. Returns where it was mailed, and what the mail calls the sign-in. */
export const resendPin = (login: string): Promise<MailedPin> => accessCalls.resendPin({ login });

/** POST /mfa/verify-pin; sets the session. With `remember`, this device needs no PIN for 30 days. */
export async function verifyPin(login: string, code: string, remember: boolean): Promise<SessionUser> {
  const { token, userData } = await accessCalls.verifyPin({ login, code, remember });
  const user = toSessionUser(userData);
  saveSession(token, user);
  return user;
}

/**
 * GET /auth/access-token with the current token: returns the user and a new token. Sets the session, unless it has ended or
 * changed meanwhile.
 */
export async function renewSession(): Promise<SessionUser> {
  const renewed = readToken();
  const { user: userData, access_token } = await accessCalls.renew();
  const user = toSessionUser(userData);
  if (readToken() === renewed) saveSession(access_token, user);
  return user;
}

export interface Handover {
  readonly token: string;
  readonly loanNum: string;
}

/** GET /lqb-integration/{sessionId}: opens a session handed over by the LOS, once. */
export async function openHandover(sessionId: string): Promise<Handover> {
  const { token, loanNum, roles, userLogin, userData } = await accessCalls.openHandover(sessionId);
  const fullName = [userData.firstName, userData.lastName].filter(Boolean).join(' ');
  const user = toSessionUser({ ...userData, fullName, username: userLogin, roles, isLqbSession: true });
  saveSession(token, user);
  return { token, loanNum };
}

/**
 * Clears the session on this device, and then revokes its token: POST /mfa/logout. In this order, the other windows follow the
 * sign-out before the server refuses their calls. A failure is only logged (SESSION-20).
 */
export async function signOut(token: string): Promise<void> {
  clearSession();
  try {
    await accessCalls.signOut(token);
  } catch (error) {
    console.warn('The server did not receive the sign-out.', error);
  }
}
