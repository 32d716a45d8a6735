import { leave } from './leave';
import { rememberPath } from './remembered-path';
import { clearSession, type LogoutReason, readUser, subscribeSession } from './session';
import { hasUnsaved } from './unsaved';
import type { SessionUser } from './user';

/** Whose session ended while this page had unsaved edits; null otherwise. Only in memory. */
let interrupted: SessionUser | null = null;
/** Who used this page last: another window may have removed them from the storage already. */
let known = readUser();
let resumed = 0;
const listeners = new Set<() => void>();

const notify = (): void => {
  for (const listener of listeners) listener();
};

/** Calls the listener when the session is interrupted or resumed. */
export function subscribeInterruption(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const interruptedUser = (): SessionUser | null => interrupted;

/** How often a session was resumed: connections that ended with it open again. */
export const resumedCount = (): number => resumed;

/** The user of this page: signed in, or about to sign in again. */
export const pageUser = (): SessionUser | null => interrupted ?? readUser();

/** After a sign-in: the same user continues; another one never sees this page. */
function follow(): void {
  const user = readUser();
  known = user ?? known;
  if (!interrupted || !user) return;
  if (user.data.username !== interrupted.data.username) {
    leave.to('/');
    return;
  }
  interrupted = null;
  resumed += 1;
  notify();
}

/**
 * Ends the session. A page with unsaved edits stays, covered, until the same user signs in again; any other page is left. A
 * session that the LOS handed over cannot be opened again from here.
 */
export function endSession(reason: LogoutReason, leaveNow: () => void): void {
  const user = pageUser() ?? known;
  clearSession(reason);
  if (!hasUnsaved() || user === null || user.data.isLqbSession) {
    leaveNow();
    return;
  }
  interrupted = user;
  notify();
}

/** Leaves an interrupted page for the sign-in, which returns to it. */
export function leaveInterrupted(to: () => void): void {
  rememberPath(window.location.pathname + window.location.search + window.location.hash);
  to();
}

subscribeSession(follow);
