import { ApiError } from '../providers/data/api-error';
import { setStoreOwner } from '../providers/store/stored-values';
import { isPublicPath } from './entry-path';
import { rememberPath } from './remembered-path';
import { checkStoredToken, clearSession, type StartSignal } from './session';
import { renewSession } from './signing';

let justSignedIn = false;
let startFailure: unknown = null;

/** Why the session could not be renewed at startup, once; null if it was (SESSION-18). */
export function takeStartFailure(): unknown {
  const failure = startFailure;
  startFailure = null;
  return failure;
}

/** A sign-in has just set the session, so the next check needs no call. */
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
    // Only a 401 ends the session; if the server is unreachable, the stored session stays.
    if (!(error instanceof ApiError) || error.status !== 401) {
      startFailure = error;
      return { kind: 'auto-login' };
    }
    clearSession('tokenFailed');
    setStoreOwner('');
    return { kind: 'auto-logout', reason: 'tokenFailed' };
  }
}

/**
 * The auth check at startup: a valid token is exchanged for the user and a new token (auto-login); an expired or
 * rejected one is cleared (auto-logout). Returns whether the application may show the current path; if not, it is remembered.
 */
export async function openSession(): Promise<boolean> {
  const stored = checkStoredToken(Date.now());
  const signal = stored.kind === 'auto-login' ? await signalOfServer() : stored;
  if (signal.kind === 'auto-login' || isPublicPath(window.location.pathname)) return true;
  rememberPath(window.location.pathname + window.location.search + window.location.hash);
  return false;
}
