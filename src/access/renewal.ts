import { ApiError } from '../providers/data/api-error';
import { endSession, interruptedUser } from './interruption';
import { followUse } from './last-use';
import { leave } from './leave';
import {
  clearSession,
  isHostedOver,
  type LogoutReason,
  readToken,
  readUser,
  sessionKeys,
  subscribeRefusals,
} from './session';
import { renewSession } from './signing';
import { isExpired, tokenExpiry } from './token';

const CHECK_EVERY = 20_000;
/** Tokens are renewed this long before they expire; they live at most 15 minutes. */
const RENEW_BEFORE = 3 * 60_000;
/** After a refusal or a change of rights, the user's permissions are fetched at most this often. */
const REFRESH_EVERY = 60_000;
const LOCK = 'emet.session.renewal';
/** Another window removes them one by one; without either of them, the session is over. */
const sessionParts: readonly string[] = [sessionKeys.token, sessionKeys.user];

/** Ends the session on this device; the sign-in page, or the page itself if it has unsaved edits, asks to sign in again. */
export const logOut = (reason: LogoutReason): void => endSession(reason, leave.toSignIn);

/** Another window ended the session. One that expired there has expired here, too; after a sign-out, every page is left. */
function followEnd({ key, oldValue }: StorageEvent): void {
  if (interruptedUser()) return;
  const hasExpired = key === sessionKeys.token && oldValue !== null && isExpired(oldValue, Date.now());
  if (hasExpired) {
    logOut('expired');
    return;
  }
  clearSession('signedOutElsewhere');
  leave.toSignIn();
}

async function renew(): Promise<void> {
  const renewed = readToken();
  try {
    await renewSession();
  } catch (error) {
    // If the server is unreachable, the next check tries again until the token expires.
    const isRefused = error instanceof ApiError && error.status === 401;
    if (isRefused && readToken() === renewed) logOut('tokenFailed');
  }
}

/** Windows share one token: one renews it, the others use the new one. */
export async function renewOnce(due: () => boolean): Promise<void> {
  if (!('locks' in navigator)) return renew();
  await navigator.locks.request(LOCK, async () => {
    if (due()) await renew();
  });
}

async function check(): Promise<void> {
  const token = readToken();
  if (!token) return;
  const left = (): number => (tokenExpiry(readToken() ?? '') ?? 0) - Date.now();
  if (isHostedOver(Date.now())) return logOut('hosted');
  if (left() <= 0) return logOut('expired');
  if (left() < RENEW_BEFORE) await renewOnce(() => left() < RENEW_BEFORE);
}

/**
 * Keeps the session alive while the portal is open: renews the token silently, logs out once it has expired (after sleep), and
 * follows a sign-out in another window. Returns a function that stops it.
 */
export function keepSessionAlive(): () => void {
  const run = (): void => void check();
  const onStorage = (event: StorageEvent): void => {
    const isCleared = event.key === null || (sessionParts.includes(event.key) && event.newValue === null);
    if (isCleared && !readUser()) followEnd(event);
  };
  // A page restored by Back may show data that the current session may not see.
  const onPageShow = (event: PageTransitionEvent): void => {
    if (event.persisted) leave.reload();
  };
  let refreshedAt = -Infinity;
  let refreshing: ReturnType<typeof setTimeout> | undefined;
  const refresh = (): void => {
    refreshing = undefined;
    refreshedAt = Date.now();
    if (readToken()) void renewOnce(() => true);
  };
  const stopRefusals = subscribeRefusals(() => {
    const wait = refreshedAt + REFRESH_EVERY - Date.now();
    if (wait <= 0) refresh();
    else refreshing ??= setTimeout(refresh, wait);
  });
  const stopFollowing = followUse();
  const timer = setInterval(run, CHECK_EVERY);
  document.addEventListener('visibilitychange', run);
  // Captured: the pages, which listen too, should find that the window is left already, and why.
  window.addEventListener('storage', onStorage, true);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    stopFollowing();
    clearInterval(timer);
    clearTimeout(refreshing);
    stopRefusals();
    document.removeEventListener('visibilitychange', run);
    window.removeEventListener('storage', onStorage, true);
    window.removeEventListener('pageshow', onPageShow);
  };
}
