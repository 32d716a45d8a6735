import { request } from '../providers/data/http';
import { saveSession } from './session';
import { type SessionUser, toSessionUser } from './user';

type Raw = Record<string, unknown>;

/** What a sign-in answers: signed in, or a PIN is due. */
export type SignInAnswer =
  | { readonly kind: 'signed-in'; readonly user: SessionUser }
  | { readonly kind: 'pin-due'; readonly email: string };

export interface Credentials {
  readonly login: string;
  readonly password: string;
  /** Internal Users Only: sent as `is_pml` false (AUTH-06). */
  readonly internalOnly: boolean;
}

/** POST /mfa/login. Where the answer carries a token and user data, the session is set (AUTH-08). */
export async function signIn({ login, password, internalOnly }: Credentials): Promise<SignInAnswer> {
  const { data } = await request<{ email?: string; token?: string; userData?: Raw }>('/mfa/login', {
    method: 'POST',
    signsIn: true,
    body: { login, pw: password, is_pml: !internalOnly },
  });
  if (!data.token || !data.userData) return { kind: 'pin-due', email: data.email ?? '' };
  const user = toSessionUser(data.userData);
  saveSession(data.token, user);
  return { kind: 'signed-in', user };
}

/** POST /mfa/resend-pin: another PIN for the browser that asked; answers where it went. */
export async function resendPin(login: string): Promise<string> {
  const { data } = await request<{ email: string }>('/mfa/resend-pin', {
    method: 'POST',
    signsIn: true,
    body: { login },
  });
  return data.email;
}

/** POST /mfa/verify-pin; sets the session. `remember` spares this device the PIN for 30 days. */
export async function verifyPin(login: string, code: string, remember: boolean): Promise<SessionUser> {
  const { data } = await request<{ token: string; userData: Raw }>('/mfa/verify-pin', {
    method: 'POST',
    signsIn: true,
    body: { login, code, remember },
  });
  const user = toSessionUser(data.userData);
  saveSession(data.token, user);
  return user;
}

/** GET /auth/access-token with the current token: who am I, and a fresh token. Sets the session. */
export async function renewSession(): Promise<SessionUser> {
  const { data } = await request<{ user: Raw; access_token: string }>('/auth/access-token', { keepsSession: true });
  const raw = typeof data.user.data === 'object' && data.user.data !== null ? (data.user.data as Raw) : data.user;
  const user = toSessionUser(raw);
  saveSession(data.access_token, user);
  return user;
}

export interface Handover {
  readonly token: string;
  readonly loanNum: string;
  readonly roles: readonly string[];
}

/** GET /lqb-integration/{sessionId}: a session that the LOS hands over, once. */
export async function openHandover(sessionId: string): Promise<Handover> {
  const { data } = await request<Raw & Handover>(`/lqb-integration/${encodeURIComponent(sessionId)}`, {
    signsIn: true,
  });
  const userData = (data.userData ?? {}) as { firstName?: string; lastName?: string };
  const fullName = [userData.firstName, userData.lastName].filter(Boolean).join(' ');
  const user = toSessionUser({
    ...userData,
    fullName,
    username: data.userLogin,
    roles: data.roles,
    isLqbSession: true,
  });
  saveSession(data.token, user);
  return { token: data.token, loanNum: data.loanNum, roles: user.data.roles };
}

/** POST /mfa/logout. A failure is only logged: the session on this device is cleared anyway (SESSION-20). */
export async function signOut(): Promise<void> {
  try {
    await request('/mfa/logout', { method: 'POST', keepsSession: true });
  } catch (error) {
    console.warn('The server could not be told of the sign-out.', error);
  }
}
