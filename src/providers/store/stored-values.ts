/**
 * What a person keeps: look, language, columns, saved views and the like, each under a key of its own. All of it is in the
 * local storage under the name of its owner, so that it is there at once and offline; profile-sync.ts carries the keys of a
 * signed-in owner to the profile and back. The guest is the owner without a name.
 */
type Listener = (key: string | null) => void;

const listeners = new Set<Listener>();
let current = '';

// A name cannot contain the slash that follows it.
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

/** Whose values are shown now; '' is the guest. */
export const storeOwner = (): string => current;

export function setStoreOwner(owner: string): void {
  if (owner === current) return;
  current = owner;
  notifyListeners(null);
}

/** The value of a key; undefined where there is none. */
export const readStored = (key: string, owner = current): unknown => parse(localStorage.getItem(prefixOf(owner) + key));

/** All keys that an owner has. */
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

/** Puts a value in its place, or takes it away; false where it was there already. */
function put(key: string, value: unknown, owner: string): boolean {
  const name = prefixOf(owner) + key;
  const text = value === undefined || value === null ? null : JSON.stringify(value);
  if (localStorage.getItem(name) === text) return false;
  if (text === null) localStorage.removeItem(name);
  else localStorage.setItem(name, text);
  return true;
}

/** Keeps a value, or forgets the key (undefined). Of a signed-in owner it waits to be saved, until {@link confirmSaved}. */
export function writeStored(key: string, value: unknown, owner = current): void {
  if (!put(key, value, owner)) return;
  if (owner !== '') setUnsaved(owner, [...unsavedKeys(owner), key]);
  notifyListeners(key);
}

/** What an owner changed and the profile does not have yet; null takes a key away. */
export const unsavedOf = (owner: string): Record<string, unknown> =>
  Object.fromEntries(unsavedKeys(owner).map((key) => [key, readStored(key, owner) ?? null]));

/** The profile has these values now; what changed again meanwhile goes on waiting. */
export function confirmSaved(owner: string, sent: Readonly<Record<string, unknown>>): void {
  const isSaved = (key: string): boolean =>
    key in sent && JSON.stringify(sent[key]) === JSON.stringify(readStored(key, owner) ?? null);
  setUnsaved(
    owner,
    unsavedKeys(owner).filter((key) => !isSaved(key)),
  );
}

/**
 * Takes over what the profile has. A change that waits here is newer and stays; an answer older than one seen before is
 * ignored. The first time, what only this browser has is kept and waits to be saved.
 */
export function fillStored(owner: string, settings: Readonly<Record<string, unknown>>, version: number): void {
  const seen = Number(localStorage.getItem(versionName(owner)) ?? -1);
  if (version < seen) return;
  localStorage.setItem(versionName(owner), String(version));
  const waiting = new Set(unsavedKeys(owner));
  const gone = storedKeys(owner).filter((key) => !(key in settings) && !waiting.has(key));
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

/** Calls the listener with each key that changed, here or in another window; null: all of them may have. */
export function subscribeStored(listener: Listener): () => void {
  if (listeners.size === 0) window.addEventListener('storage', follow);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', follow);
  };
}
