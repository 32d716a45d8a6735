/** When the user last touched any window of the portal, in milliseconds since 1970. Windows share one session. */
const KEY = 'emet.sys.used';
const WRITE_EVERY_MS = 10_000;
const EVENTS = ['pointerdown', 'keydown', 'wheel'] as const;

/** For how many seconds the user has not touched the portal; null if that is not known. */
function idleSeconds(): number | null {
  const used = Number(localStorage.getItem(KEY));
  return used > 0 ? Math.max(0, Math.floor((Date.now() - used) / 1000)) : null;
}

/** Records each use, so that the server can end a session that only its open page keeps alive. Returns a function that stops it. */
export function followUse(): () => void {
  let written = 0;
  const record = (): void => {
    if (Date.now() - written < WRITE_EVERY_MS) return;
    written = Date.now();
    localStorage.setItem(KEY, String(written));
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
