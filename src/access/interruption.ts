import { leave } from './leave';
import { rememberPath } from './remembered-path';
import { clearSession, type LogoutReason, readLogoutReason, readUser, subscribeSession } from './session';
import { hasUnsaved } from './unsaved';
import type { SessionUser } from './user';

/** Whose session ended while this page had unsaved edits; null otherwise. Only in memory. */
let interrupted: SessionUser | null = null;
/** Whose page this is: another window may have removed them from the storage already, or signed in someone else. */
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

/** The user to whom the page belongs, by their ID; null for a guest. Only a page load or a sign-in on the page itself changes it. */
export const pageOwner = (): string | null => (interrupted ?? known)?.data.username || null;

/** A page that is loaded belongs to the user who is signed in then. */
export function loadPage(): void {
  interrupted = null;
  known = readUser();
}

/** Whether another user is signed in than the one to whom the page belongs: it may do nothing in their name. */
export function isOfAnother(): boolean {
  const [owner, user] = [pageOwner(), readUser()];
  return owner !== null && user !== null && user.data.username !== owner;
}

/** The page belongs to the user who is signed in now, unless it waits for its own. */
export function ownPage(): void {
  if (!interrupted) known = readUser() ?? known;
}

/** After a sign-in, in this window or (`elsewhere`) in another: the same user continues; another one never sees this page. */
function follow(elsewhere?: Event): void {
  if (!elsewhere) ownPage();
  if (isOfAnother()) {
    leave.to('/');
    return;
  }
  known = readUser() ?? known;
  if (!interrupted || !readUser()) return;
  interrupted = null;
  resumed += 1;
  notify();
}

/**
 * Ends the session. A page with unsaved edits stays, covered, until the same user signs in again; any other page is left. A
 * session that the LOS handed over cannot be opened again from here.
 */
export function endSession(reason: LogoutReason, leaveNow: () => void): void {
  const user = interrupted ?? known ?? readUser();
  clearSession(reason);
  if (!hasUnsaved() || user === null || user.data.isLqbSession) {
    leaveNow();
    return;
  }
  interrupted = user;
  notify();
}

/**
 * Leaves a page without a session for the sign-in, which returns to it. If the page had a user, another window signed them out, and
 * the browser has not told this one yet: that the session is gone shows before its event comes.
 */
export function leaveForSignIn(path: string): void {
  if (pageOwner() !== null && readLogoutReason() === null && !leave.isLeaving()) clearSession('signedOutElsewhere');
  else rememberPath(path);
  leave.toSignIn();
}

/** Leaves an interrupted page for the sign-in, which returns to it. */
export function leaveInterrupted(to: () => void): void {
  rememberPath(window.location.pathname + window.location.search + window.location.hash);
  to();
}

subscribeSession(follow);
