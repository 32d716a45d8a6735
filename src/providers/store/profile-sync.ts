import { isAutomatic } from '../../../domain/access/automatic-settings';
import { accessCalls } from '../../access/access-calls';
import { saveProfile } from '../../access/save-profile';
import { readToken, readUser } from '../../access/session';
import { ApiError } from '../data/api-error';
import { confirmSaved, storeOwner, subscribeStored, unsavedOf } from './stored-values';

type Settings = Record<string, unknown>;

/** The result of a save, with its keys. */
export interface Save {
  readonly keys: readonly string[];
  /** Null: saved. */
  readonly failure: ApiError | null;
}

/** Changes within this time are one save. */
const QUIET_MS = 800;
const RETRY_MS = 30_000;
const SIGN_OUT_MS = 3000;

/** Values that the server rejected. They stay pending in this browser and are retried once they change. */
const refused = new Map<string, string>();
const listeners = new Set<(save: Save) => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
/** Whether a save is scheduled. */
let isSoon = false;
let running: Promise<void> | undefined;

/** Calls the listener with the result of each background save. */
export function subscribeSaves(listener: (save: Save) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const notifyListeners = (save: Save): void => {
  for (const listener of listeners) listener(save);
};

/** The signed-in owner, or null for a guest, whose choices stay in this browser without any call (SETTINGS-04). */
function ownerToSave(): string | null {
  const owner = storeOwner();
  return owner !== '' && readToken() && readUser()?.data.username === owner ? owner : null;
}

/** The owner's pending values that the server has not rejected. */
const toSave = (owner: string): Settings =>
  Object.fromEntries(
    Object.entries(unsavedOf(owner)).filter(([key, value]) => refused.get(owner + key) !== JSON.stringify(value)),
  );

/** Whether the server rejected the values for good. */
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 413 || error.status === 422);

const isAny = (settings: Settings): boolean => Object.keys(settings).length > 0;
/** Automatic settings, such as recent pages, cause no save of their own: they go along with the next change by the user. */
const isChangedByUser = (settings: Settings): boolean => Object.keys(settings).some((key) => !isAutomatic(key));

/** Saves settings together; if they are rejected, one at a time, so that one bad value does not block the others. */
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

async function saveNow(isWorthSaving: (settings: Settings) => boolean): Promise<void> {
  clearTimeout(timer);
  isSoon = false;
  const owner = ownerToSave();
  const settings = owner === null ? {} : toSave(owner);
  if (owner === null || !isWorthSaving(settings)) return;
  try {
    await send(owner, settings);
  } catch (error) {
    // Offline or the server is unreachable: the values stay pending.
    if (ownerToSave() !== owner) return;
    if (error instanceof ApiError && error.status !== 0)
      notifyListeners({ keys: Object.keys(settings), failure: error });
    saveLater(RETRY_MS);
  }
}

/** Saves pending values, one save at a time. Resolves when they are saved or must stay pending. */
async function saveWaiting(isWorthSaving = isChangedByUser): Promise<void> {
  await running;
  const save = saveNow(isWorthSaving).finally(() => {
    if (running === save) running = undefined;
  });
  running = save;
  await save;
}

/** Saves all pending values before sign-out. An unreachable server does not delay it: the values stay in this browser. */
export const saveBeforeSignOut = (): Promise<void> =>
  Promise.race([saveWaiting(isAny), new Promise<void>((done) => setTimeout(done, SIGN_OUT_MS))]);

function saveLater(ms: number): void {
  if (isSoon && ms > QUIET_MS) return;
  clearTimeout(timer);
  isSoon = ms <= QUIET_MS;
  timer = setTimeout(() => void saveWaiting(), ms);
}

/** Saves while the page closes; the browser finishes the call. The next page sees from the profile whether it arrived. */
function saveWhileLeaving(): void {
  const owner = ownerToSave();
  const settings = owner === null ? {} : toSave(owner);
  if (!isChangedByUser(settings)) return;
  void accessCalls.saveProfileLeaving({ user: { settings } }).catch(() => undefined);
}

/** Saves a signed-in user's changes to the profile after a short delay. Returns a function that stops it. */
export function startProfileSync(): () => void {
  const soon = (): void => saveLater(QUIET_MS);
  const onChange = (key: string | null): void => {
    if (ownerToSave() !== null && (key === null || !isAutomatic(key))) saveLater(QUIET_MS);
  };
  const stop = subscribeStored(onChange);
  window.addEventListener('online', soon);
  window.addEventListener('pagehide', saveWhileLeaving);
  onChange(null);
  return () => {
    stop();
    clearTimeout(timer);
    isSoon = false;
    running = undefined;
    refused.clear();
    window.removeEventListener('online', soon);
    window.removeEventListener('pagehide', saveWhileLeaving);
  };
}
