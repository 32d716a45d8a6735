/** At the latest; a browser that is busy for so long is waited for in vain. */
const LATEST_MS = 2_000;
/** For browsers that do not say when they are idle. */
const PAUSE_MS = 500;

/** Calls it once when the browser has nothing else to do. Returns what cancels it. */
export function whenIdle(start: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(start, { timeout: LATEST_MS });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(start, PAUSE_MS);
  return () => clearTimeout(timer);
}
