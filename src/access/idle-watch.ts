import { lastUse, pauseRecording, recordUse } from './last-use';
import { logOut, renewOnce } from './renewal';

const WARN_MS = 2 * 60_000;
/** The server stores a use to the minute, so the session may end there up to a minute earlier. */
const MARGIN_MS = 60_000;

/**
 * Watches how long no window was used. `show` gets the seconds left, from two minutes before the session ends, and null when the
 * session is used again. Signs out at the end. Returns a function that stops it.
 */
export function watchIdle(idleMinutes: number, show: (secondsLeft: number | null) => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const check = (): void => {
    const left = lastUse() + idleMinutes * 60_000 - MARGIN_MS - Date.now();
    if (left <= 0) {
      logOut('idle');
      return;
    }
    const isWarning = left <= WARN_MS;
    pauseRecording(isWarning);
    show(isWarning ? Math.ceil(left / 1000) : null);
    timer = setTimeout(check, isWarning ? 1000 : left - WARN_MS);
  };
  // Opening the page is a use; the one stored may be of an earlier session.
  recordUse();
  check();
  return () => {
    clearTimeout(timer);
    pauseRecording(false);
  };
}

/** The user is still there: counts as a use, here and on the server. */
export function staySignedIn(): void {
  recordUse();
  void renewOnce(() => true);
}
