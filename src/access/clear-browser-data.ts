/**
 * What stays in local storage after a session: choices of appearance and language, and the lender's public facts. Everything
 * else is removed, so that a key added later needs no line here. Other choices are in the user's profile.
 */
const kept: readonly RegExp[] = [
  /^emet\.lender$/,
  /^emet\.sys\.(language|look)$/,
  /^PAGE_LAZY_RELOADED$/,
  /^emet\.kept\.[^/]*\/(look\..+|language|store\.nav\.folded)$/,
];

/** What a window still needs after its session: why it ended, who opened it, a PIN on its way, and the path to return to. */
const keptInWindow: readonly string[] = [
  'emet.sys.notice',
  'emet.sys.handover',
  'emet.sys.verification',
  'emet.sys.return',
];

function clear(storage: Storage, isKept: (key: string) => boolean): void {
  for (const key of Object.keys(storage)) if (!isKept(key)) storage.removeItem(key);
}

/** The portal uses neither, but a library might. */
async function clearDatabasesAndCaches(): Promise<void> {
  if ('indexedDB' in globalThis) {
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
  }
  if ('caches' in globalThis) for (const name of await caches.keys()) await caches.delete(name);
}

/** Removes what a session left in this browser, in particular everything about loans. Memory goes with the page. */
export function clearBrowserData(): void {
  clear(localStorage, (key) => kept.some((pattern) => pattern.test(key)));
  clear(sessionStorage, (key) => keptInWindow.includes(key));
  clearDatabasesAndCaches().catch((error: unknown) => console.warn('Stored data could not be removed.', error));
}
