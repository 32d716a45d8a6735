/**
 * The user's preferences: appearance, language, columns, saved views and so on, each under its own key. They are in local
 * storage under the owner's name, so that they are available at once and offline. profile-sync.ts syncs the keys of a
 * signed-in owner with the profile. A guest is the owner ''.
 */
type Listener = (key: string | null) => void;

const listeners = new Set<Listener>();
let current = '';

// User names cannot contain a slash.
const prefixOf = (owner: string): string => `emet.kept.${encodeURIComponent(owner)}/`;
const unsavedName = (owner: string): string => `emet.unsaved.${encodeURIComponent(owner)}`;
const versionName = (owner: string): string => `emet.version.${encodeURIComponent(owner)}`;

function parse(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const notifyListeners = (key: string | null): void => {
  for (const listener of listeners) listener(key);
};

/** The owner of the values in use; '' is a guest. */
export const storeOwner = (): string => current;

export function setStoreOwner(owner: string): void {
  if (owner === current) return;
  current = owner;
  notifyListeners(null);
}

/** The value of a key, or undefined. */
export const readStored = (key: string, owner = current): unknown => parse(localStorage.getItem(prefixOf(owner) + key));

/** All keys of an owner. */
export function storedKeys(owner = current): string[] {
  const prefix = prefixOf(owner);
  return Object.keys(localStorage)
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length));
}

const unsavedKeys = (owner: string): readonly string[] => {
  const keys = parse(localStorage.getItem(unsavedName(owner)));
  return Array.isArray(keys) ? keys.map(String) : [];
};

function setUnsaved(owner: string, keys: Iterable<string>): void {
  const list = [...new Set(keys)];
  if (list.length === 0) localStorage.removeItem(unsavedName(owner));
  else localStorage.setItem(unsavedName(owner), JSON.stringify(list));
}

/** Writes or removes a value. Returns false if nothing changed. */
function put(key: string, value: unknown, owner: string): boolean {
  const name = prefixOf(owner) + key;
  const text = value === undefined || value === null ? null : JSON.stringify(value);
  if (localStorage.getItem(name) === text) return false;
  if (text === null) localStorage.removeItem(name);
  else localStorage.setItem(name, text);
  return true;
}

/** Stores a value, or removes the key (undefined). For a signed-in owner it is pending until {@link confirmSaved}. */
export function writeStored(key: string, value: unknown, owner = current): void {
  if (!put(key, value, owner)) return;
  if (owner !== '') setUnsaved(owner, [...unsavedKeys(owner), key]);
  notifyListeners(key);
}

/** Changes that are not in the owner's profile yet; null removes a key. */
export const unsavedOf = (owner: string): Record<string, unknown> =>
  Object.fromEntries(unsavedKeys(owner).map((key) => [key, readStored(key, owner) ?? null]));

/** Marks these values as saved in the profile. Values that changed again since stay pending. */
export function confirmSaved(owner: string, sent: Readonly<Record<string, unknown>>): void {
  const isSaved = (key: string): boolean =>
    Object.hasOwn(sent, key) && JSON.stringify(sent[key]) === JSON.stringify(readStored(key, owner) ?? null);
  setUnsaved(
    owner,
    unsavedKeys(owner).filter((key) => !isSaved(key)),
  );
}

/**
 * Applies the values of the profile. Pending changes are newer and stay; a response older than one seen before is
 * ignored. The first time, values that only this browser has are kept and become pending.
 */
export function fillStored(owner: string, settings: Readonly<Record<string, unknown>>, version: number): void {
  const seen = Number(localStorage.getItem(versionName(owner)) ?? -1);
  if (version < seen) return;
  localStorage.setItem(versionName(owner), String(version));
  // A page that closed did not see the answer to its last save. A removed key is one that the profile lacks.
  const removed = unsavedKeys(owner).map((key) => [key, null]);
  confirmSaved(owner, { ...Object.fromEntries(removed), ...settings });
  const waiting = new Set(unsavedKeys(owner));
  const gone = storedKeys(owner).filter((key) => !Object.hasOwn(settings, key) && !waiting.has(key));
  if (seen < 0) setUnsaved(owner, [...waiting, ...gone]);
  const changes = [...Object.entries(settings), ...(seen < 0 ? [] : gone.map((key) => [key, undefined] as const))];
  const changed = changes.filter(([key, value]) => !waiting.has(key) && put(key, value, owner));
  for (const [key] of changed) notifyListeners(key);
}

function follow(event: StorageEvent): void {
  const prefix = prefixOf(current);
  if (event.key === null) notifyListeners(null);
  else if (event.key.startsWith(prefix)) notifyListeners(event.key.slice(prefix.length));
}

/** Calls the listener with each key that changed, here or in another window; null means that any may have changed. */
export function subscribeStored(listener: Listener): () => void {
  if (listeners.size === 0) window.addEventListener('storage', follow);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', follow);
  };
}
