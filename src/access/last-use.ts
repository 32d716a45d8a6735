/** When the user last touched any window of the portal, in milliseconds since 1970. Windows share one session. */
const KEY = 'emet.sys.used';
const WRITE_EVERY_MS = 10_000;
const EVENTS = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

let paused = false;

/** When any window of the portal was last used, in milliseconds since 1970; 0 if that is not known. */
export const lastUse = (): number => Number(localStorage.getItem(KEY));

/** Records a use, also while recording is paused. */
export const recordUse = (): void => localStorage.setItem(KEY, String(Date.now()));

/** While a window asks whether the user is still there, only the answer counts: the question stays until it is answered. */
export const pauseRecording = (isPaused: boolean): void => {
  paused = isPaused;
};

/** For how many seconds the user has not touched the portal; null if that is not known. */
function idleSeconds(): number | null {
  const used = lastUse();
  return used > 0 ? Math.max(0, Math.floor((Date.now() - used) / 1000)) : null;
}

/**
 * Records each use, so that the server can end a session that only its open page keeps alive. Moving the mouse is a use: someone
 * reads. Returns a function that stops it.
 */
export function followUse(): () => void {
  let written = 0;
  const record = (): void => {
    if (paused || Date.now() - written < WRITE_EVERY_MS) return;
    written = Date.now();
    recordUse();
  };
  record();
  for (const name of EVENTS) window.addEventListener(name, record, { capture: true, passive: true });
  return () => {
    for (const name of EVENTS) window.removeEventListener(name, record, { capture: true });
  };
}

/** The header that tells the server how long the user has not touched the portal. */
export function idleHeader(): Record<string, string> {
  const seconds = idleSeconds();
  return seconds === null ? {} : { 'X-Idle-Seconds': String(seconds) };
}
