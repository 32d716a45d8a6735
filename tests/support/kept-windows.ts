import type { PersonOptions, PersonWindow } from './person-window';

interface Kept {
  readonly settings: string;
  readonly window: PersonWindow;
}

/** As many as a test has users at once. More would only take memory. */
const LIMIT = 4;

/** Windows that wait for their next user, by portal, the latest last. */
const kept = new Map<string, Kept[]>();

const settingsOf = (options: PersonOptions = {}): string => JSON.stringify(Object.entries(options).sort());

/** A window with these settings that an earlier user of that portal has left. */
export function keptWindow(url: string, options?: PersonOptions): PersonWindow | undefined {
  if (options?.isFirstVisit) return undefined;
  const windows = kept.get(url) ?? [];
  const at = windows.findIndex(({ settings }) => settings === settingsOf(options));
  return windows.splice(at, at === -1 ? 0 : 1)[0]?.window;
}

/**
 * Keeps the window for the next user with these settings: a page of a new window takes twice the processor time, because
 * Chromium compiles all scripts again.
 */
export async function keepWindow(url: string, window: PersonWindow, options?: PersonOptions): Promise<void> {
  if (options?.isFirstVisit || window.page.isClosed()) return window.context.close();
  const isClear = await window.clear(url).then(
    () => true,
    () => false,
  );
  // One that still goes elsewhere is not worth a wait.
  if (!isClear) return window.context.close();
  const windows = [...(kept.get(url) ?? []), { settings: settingsOf(options), window }];
  kept.set(url, windows);
  if (windows.length > LIMIT) await windows.shift()?.window.context.close();
}

/** Closes the windows of a portal that ends. */
export async function closeWindows(url: string): Promise<void> {
  for (const { window } of kept.get(url) ?? []) await window.context.close();
  kept.delete(url);
}
