import { ApiError } from '../providers/data/api-error';
import { setStoreOwner } from '../providers/store/stored-values';
import { isPublicPath } from './entry-path';
import { rememberPath } from './remembered-path';
import { checkStoredToken, clearSession, type StartSignal } from './session';
import { renewSession } from './signing';

let justSignedIn = false;

/** The session was set a moment ago by a sign-in: the next check need not ask the server again. */
export const markSignedIn = (): void => {
  justSignedIn = true;
};

async function signalOfServer(): Promise<StartSignal> {
  if (justSignedIn) {
    justSignedIn = false;
    return { kind: 'auto-login' };
  }
  try {
    await renewSession();
    return { kind: 'auto-login' };
  } catch (error) {
    // Only a refusal ends the session; without an answer the person keeps what this device knows.
    if (!(error instanceof ApiError) || error.status !== 401) return { kind: 'auto-login' };
    clearSession('tokenFailed');
    setStoreOwner('');
    return { kind: 'auto-logout', reason: 'tokenFailed' };
  }
}

/**
 * The auth check at start: a valid token is taken to the server for who it is and a fresh one (auto-login); an expired or
 * refused one is cleared (auto-logout). Says whether the application may show the current address; if not, it is remembered.
 */
export async function openSession(): Promise<boolean> {
  const stored = checkStoredToken(Date.now());
  const signal = stored.kind === 'auto-login' ? await signalOfServer() : stored;
  if (signal.kind === 'auto-login' || isPublicPath(window.location.pathname)) return true;
  rememberPath(window.location.pathname + window.location.search + window.location.hash);
  return false;
}
