import { ApiError } from '../providers/data/api-error';
import { leave } from './leave';
import { clearSession, type LogoutReason, readToken, sessionKeys } from './session';
import { renewSession } from './signing';
import { tokenExpiry } from './token';

const CHECK_EVERY = 20_000;
/** How long before its end a token is renewed; tokens live 15 minutes at most. */
const RENEW_BEFORE = 3 * 60_000;
const LOCK = 'emet.session.renewal';

function logOut(reason: LogoutReason): void {
  clearSession(reason);
  leave.to('/login');
}

async function renew(): Promise<void> {
  try {
    await renewSession();
  } catch (error) {
    // Without an answer the next check tries again, as long as the token lives.
    if (error instanceof ApiError && error.status === 401) logOut('tokenFailed');
  }
}

/** Several windows share one token: only one renews it, the others find it renewed. */
async function renewOnce(due: () => boolean): Promise<void> {
  if (!('locks' in navigator)) return renew();
  await navigator.locks.request(LOCK, async () => {
    if (due()) await renew();
  });
}

async function check(): Promise<void> {
  const token = readToken();
  if (!token) return;
  const left = (): number => (tokenExpiry(readToken() ?? '') ?? 0) - Date.now();
  if (left() <= 0) return logOut('expired');
  if (left() < RENEW_BEFORE) await renewOnce(() => left() < RENEW_BEFORE);
}

/**
 * Keeps the session alive while the portal is open: renews the token silently, logs out when it ran out (after sleep), and
 * follows a sign-out in another window. Returns what stops it.
 */
export function keepSessionAlive(): () => void {
  const run = (): void => void check();
  const onStorage = (event: StorageEvent): void => {
    const gone = event.key === null || (event.key === sessionKeys.token && event.newValue === null);
    if (gone && !readToken()) logOut('signedOutElsewhere');
  };
  // A page that Back brings out of the browser's memory may show what its session may no longer see.
  const onPageShow = (event: PageTransitionEvent): void => {
    if (event.persisted) leave.reload();
  };
  const timer = setInterval(run, CHECK_EVERY);
  document.addEventListener('visibilitychange', run);
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', run);
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
}
