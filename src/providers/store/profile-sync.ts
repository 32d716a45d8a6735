import { accessCalls } from '../../access/access-calls';
import { saveProfile } from '../../access/save-profile';
import { readToken, readUser } from '../../access/session';
import { ApiError } from '../data/api-error';
import { confirmSaved, storeOwner, subscribeStored, unsavedOf } from './stored-values';

type Settings = Record<string, unknown>;

/** What came of a save, with the keys that it was about. */
export interface Save {
  readonly keys: readonly string[];
  /** Null: saved. */
  readonly failure: ApiError | null;
}

/** So many changes in a row are one save. */
const QUIET_MS = 800;
/** What changes by itself while people work, such as the pages they were on last, can wait for company. */
const CALM_MS = 30_000;
const isCalm = (key: string | null): boolean => key?.startsWith('store.recent.') ?? false;
const RETRY_MS = 30_000;
const SIGN_OUT_MS = 3000;

/** Values that the server will not have. They go on waiting in this browser, and are tried again once they change. */
const refused = new Map<string, string>();
const listeners = new Set<(save: Save) => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
/** Something is about to be saved. */
let isSoon = false;
let running: Promise<void> | undefined;

/** Calls the listener with what comes of each save in the background. */
export function subscribeSaves(listener: (save: Save) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const notifyListeners = (save: Save): void => {
  for (const listener of listeners) listener(save);
};

/** The signed-in owner, or null: a guest's choices stay in this browser, and no call is made (SETTINGS-04). */
function ownerToSave(): string | null {
  const owner = storeOwner();
  return owner !== '' && readToken() && readUser()?.data.username === owner ? owner : null;
}

/** What an owner has to save and the server has not refused. */
const toSave = (owner: string): Settings =>
  Object.fromEntries(
    Object.entries(unsavedOf(owner)).filter(([key, value]) => refused.get(owner + key) !== JSON.stringify(value)),
  );

/** The server has looked at it and will not have it, now or later. */
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 413 || error.status === 422);

/** Sends settings; where they are refused together, each for itself, so that one does not hold up the others. */
async function send(owner: string, settings: Settings): Promise<void> {
  const keys = Object.keys(settings);
  try {
    await saveProfile({ settings }, () => confirmSaved(owner, settings));
    notifyListeners({ keys, failure: null });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (keys.length > 1) {
      for (const key of keys) await send(owner, { [key]: settings[key] });
      return;
    }
    for (const key of keys) refused.set(owner + key, JSON.stringify(settings[key]));
    notifyListeners({ keys, failure: error });
  }
}

async function saveNow(): Promise<void> {
  clearTimeout(timer);
  isSoon = false;
  const owner = ownerToSave();
  const settings = owner === null ? {} : toSave(owner);
  if (owner === null || Object.keys(settings).length === 0) return;
  try {
    await send(owner, settings);
  } catch (error) {
    // Offline, or the server is away: it waits in this browser.
    if (ownerToSave() !== owner) return;
    if (error instanceof ApiError && error.status !== 0)
      notifyListeners({ keys: Object.keys(settings), failure: error });
    saveLater(RETRY_MS);
  }
}

/** Saves what waits, one save at a time; resolves when it is saved or has to wait longer. */
async function saveWaiting(): Promise<void> {
  await running;
  running = saveNow().finally(() => {
    running = undefined;
  });
  await running;
}

/** Saves what waits before the session ends; a server that does not answer holds nobody up, for it waits in this browser. */
export const saveBeforeSignOut = (): Promise<void> =>
  Promise.race([saveWaiting(), new Promise<void>((done) => setTimeout(done, SIGN_OUT_MS))]);

function saveLater(ms: number): void {
  if (isSoon && ms > QUIET_MS) return;
  clearTimeout(timer);
  isSoon = ms <= QUIET_MS;
  timer = setTimeout(() => void saveWaiting(), ms);
}

/** The page goes: the browser carries the save to its end. The answer is not heard, so it is sent once more another time. */
function saveWhileLeaving(): void {
  const owner = ownerToSave();
  const settings = owner === null ? {} : toSave(owner);
  if (Object.keys(settings).length === 0) return;
  void accessCalls.saveProfileLeaving({ user: { settings } }).catch(() => undefined);
}

/** Carries what a signed-in person changes to the profile, soon after. Returns what stops it. */
export function startProfileSync(): () => void {
  const soon = (): void => saveLater(QUIET_MS);
  const onChange = (key: string | null): void => {
    if (ownerToSave() !== null) saveLater(isCalm(key) ? CALM_MS : QUIET_MS);
  };
  const stop = subscribeStored(onChange);
  window.addEventListener('online', soon);
  window.addEventListener('pagehide', saveWhileLeaving);
  onChange(null);
  return () => {
    stop();
    clearTimeout(timer);
    isSoon = false;
    window.removeEventListener('online', soon);
    window.removeEventListener('pagehide', saveWhileLeaving);
  };
}
