import type { Store } from 'react-admin';
import { readStored, storedKeys, subscribeStored, writeStored } from './stored-values';

const PREFIX = 'store.';
/** Keys that we don't store: momentary ones such as selected rows and scroll positions, and list views, which are in the URL. */
const isPassing = (key: string): boolean => /\.(selectedIds|listParams|scrollPosition)$/.test(key);

/**
 * The user's choices in React-Admin (columns, sort, saved views, collapsed navigation), stored in this browser and in their
 * profile. React-Admin clears its store on sign-out; these choices are kept.
 */
export function createPortalStore(username: string): Store {
  const passing = new Map<string, unknown>();
  const calls = new Set<() => void>();
  const read = (key: string): unknown => (isPassing(key) ? passing.get(key) : readStored(PREFIX + key, username));
  const write = (key: string, value: unknown): void => {
    if (isPassing(key)) {
      passing.set(key, value);
      for (const call of calls) call();
    } else {
      writeStored(PREFIX + key, value, username);
    }
  };
  const keys = (): string[] =>
    storedKeys(username)
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => key.slice(PREFIX.length));
  return {
    setup: () => undefined,
    teardown: () => calls.clear(),
    getItem: <T>(key: string, defaultValue?: T) => (read(key) ?? defaultValue) as T,
    setItem: write,
    removeItem: (key) => write(key, undefined),
    removeItems: (start) => {
      for (const key of keys()) if (key.startsWith(start)) write(key, undefined);
    },
    listItems: (start = '') =>
      Object.fromEntries(
        keys()
          .filter((key) => key.startsWith(start))
          .map((key) => [key, read(key)]),
      ),
    reset: () => undefined,
    subscribe: (key, callback) => {
      let seen = JSON.stringify(read(key));
      const call = (): void => {
        const text = JSON.stringify(read(key));
        if (text === seen) return;
        seen = text;
        callback(read(key));
      };
      calls.add(call);
      const stop = subscribeStored((changed) => (changed === null || changed === PREFIX + key) && call());
      return () => {
        calls.delete(call);
        stop();
      };
    },
  };
}
