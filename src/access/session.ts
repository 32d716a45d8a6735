import { forgetEarly } from '../providers/data/early-requests';
import { clearBrowserData } from './clear-browser-data';
import { forgetPath } from './remembered-path';
import { isExpired } from './token';
import { OWN_PROVIDER, type SessionUser, storedUser } from './user';

/** The local storage keys of a session (SESSION-33). */
export const sessionKeys = {
  token: 'access_token',
  idToken: 'id_token',
  expiresAt: 'expires_at',
  user: 'emet.sys.auth',
} as const;

/** Why a session ended automatically; each has its message. */
export type LogoutReason = 'expired' | 'invalid' | 'tokenFailed' | 'signedOutElsewhere' | 'idle' | 'hosted';

export type StartSignal =
  | { readonly kind: 'auto-login' }
  | { readonly kind: 'auto-logout'; readonly reason: LogoutReason }
  | { readonly kind: 'no-token' };

const NOTICE_KEY = 'emet.sys.notice';
const HANDED_OVER_KEY = 'emet.sys.handover';
const reasons: readonly LogoutReason[] = ['expired', 'invalid', 'tokenFailed', 'signedOutElsewhere', 'idle', 'hosted'];

export const readToken = (): string | null => localStorage.getItem(sessionKeys.token);

/** The user signed in on this device, as last returned by the server; null without a token. */
export function readUser(): SessionUser | null {
  const stored = localStorage.getItem(sessionKeys.user);
  if (!stored || !readToken()) return null;
  try {
    return storedUser(stored);
  } catch {
    return null;
  }
}

const listeners = new Set<(elsewhere?: Event) => void>();

/**
 * Calls the listener when this window signs in or renews, and when another one changes the session. It is not called when a
 * session ends, because the page is left then. What another window did comes with an event.
 */
export function subscribeSession(listener: (elsewhere?: Event) => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

const refusalListeners = new Set<() => void>();

/** Calls the listener when the user is refused something, or their rights changed: what is stored of them may be outdated. */
export function subscribeRefusals(listener: () => void): () => void {
  refusalListeners.add(listener);
  return () => refusalListeners.delete(listener);
}

export const reportRefusal = (): void => {
  for (const listener of refusalListeners) listener();
};

const notifyListeners = (): void => {
  for (const listener of listeners) listener();
};

/** Keeps the newer shortcuts and settings of two responses for the same user, which may arrive out of order. */
function withNewestProfile(user: SessionUser): SessionUser {
  const known = readUser()?.data;
  if (known?.username !== user.data.username || !(known.profileVersion > user.data.profileVersion)) return user;
  const { shortcuts, settings, profileVersion, displayName } = known;
  return { ...user, data: { ...user.data, shortcuts, settings, profileVersion, displayName } };
}

const hostedKeys = [sessionKeys.idToken, sessionKeys.expiresAt];

export function saveSession(token: string, user: SessionUser): void {
  localStorage.setItem(sessionKeys.user, JSON.stringify(withNewestProfile(user)));
  localStorage.setItem(sessionKeys.token, token);
  sessionStorage.removeItem(NOTICE_KEY);
  if (user.data.isLqbSession) sessionStorage.setItem(HANDED_OVER_KEY, '1');
  else sessionStorage.removeItem(HANDED_OVER_KEY);
  // What an earlier session at a provider left would end this one.
  if (user.data.provider === OWN_PROVIDER) for (const key of hostedKeys) localStorage.removeItem(key);
  notifyListeners();
}

/** Stores the server's current data of the signed-in user, unless they signed out or another user signed in since. */
export function replaceUser(user: SessionUser): void {
  if (readUser()?.data.username !== user.data.username) return;
  localStorage.setItem(sessionKeys.user, JSON.stringify(withNewestProfile(user)));
  notifyListeners();
}

/**
 * Clears the session on this device, and the data it left in this browser. The sign-in screen shows the reason, if given
 * (automatic logout). After a sign-out by hand, in any window, the next user does not return to the path of the last one.
 */
export function clearSession(reason?: LogoutReason): void {
  forgetEarly();
  // The token first: other windows hear of each key on its own, and would go on using a session that still has its token.
  localStorage.removeItem(sessionKeys.token);
  clearBrowserData();
  if (reason) sessionStorage.setItem(NOTICE_KEY, reason);
  else sessionStorage.removeItem(NOTICE_KEY);
  if (!reason || reason === 'signedOutElsewhere') forgetPath();
}

/** The reason of an automatic logout in this window, until the next sign-in. */
export function readLogoutReason(): LogoutReason | null {
  const stored = sessionStorage.getItem(NOTICE_KEY);
  return reasons.find((reason) => reason === stored) ?? null;
}

/** Whether this window's last session was handed over by the LOS, also after it ended. */
export const wasHandedOver = (): boolean => sessionStorage.getItem(HANDED_OVER_KEY) === '1';

/** What this browser keeps of a session at an OpenID Connect provider (SESSION-10). */
export interface HostedSession {
  readonly idToken: string;
  /** In milliseconds since 1970; null if only the portal limits the session. */
  readonly expiresAt: number | null;
}

/** Stores it for the session that has just been saved. */
export function saveHosted({ idToken, expiresAt }: HostedSession): void {
  localStorage.setItem(sessionKeys.idToken, idToken);
  if (expiresAt === null) localStorage.removeItem(sessionKeys.expiresAt);
  else localStorage.setItem(sessionKeys.expiresAt, String(expiresAt));
}

/** The ID token of a session that a provider has opened; null for others. */
export const readIdToken = (): string | null => localStorage.getItem(sessionKeys.idToken);

/** Whether the session at the provider is over (SESSION-11). */
export function isHostedOver(now: number): boolean {
  const until = localStorage.getItem(sessionKeys.expiresAt);
  return until !== null && Number(until) <= now;
}

/** Checks the stored token at startup (SESSION-01 to -04), and clears it if expired. */
export function checkStoredToken(now: number): StartSignal {
  const token = readToken();
  if (!token) return { kind: 'no-token' };
  const reason = isHostedOver(now) ? 'hosted' : isExpired(token, now) ? 'expired' : null;
  if (reason === null) return { kind: 'auto-login' };
  clearSession(reason);
  return { kind: 'auto-logout', reason };
}
