import { useStore } from 'react-admin';
import { pageOfPath } from '../../pages/useCurrentPage';

/** A named path with its query string. */
export interface Bookmark {
  readonly id: string;
  readonly name: string;
  readonly path: string;
}

export const MAX_BOOKMARKS = 50;
const MAX_NAME = 80;

const pageOf = (path: string) => pageOfPath(path.replace(/[?#].*$/s, ''));

/** Whether a path belongs to this portal rather than to another site. */
export const isOwnPath = (path: string): boolean => /^\/(?![/\\])/.test(path) && pageOf(path) !== undefined;

/** Whether the path is one of a page. */
export const canBookmark = (path: string): boolean => pageOf(path) !== undefined;

const isBookmark = (value: unknown): value is Bookmark => {
  const { id, name, path } = (value ?? {}) as Partial<Record<keyof Bookmark, unknown>>;
  return typeof id === 'string' && typeof name === 'string' && typeof path === 'string' && isOwnPath(path);
};

/** The valid bookmarks in a stored value, at most fifty. */
export const readBookmarks = (stored: unknown): readonly Bookmark[] =>
  Array.isArray(stored) ? stored.filter(isBookmark).slice(0, MAX_BOOKMARKS) : [];

/** Adds a bookmark. Each path is stored once, and the list has a maximum length. */
export function withBookmark(list: readonly Bookmark[], path: string, name: string): readonly Bookmark[] {
  const rest = list.filter((each) => each.path !== path);
  const plain = name.trim().slice(0, MAX_NAME);
  if (plain === '' || !isOwnPath(path) || !canBookmark(path) || rest.length >= MAX_BOOKMARKS) return list;
  return [...rest, { id: crypto.randomUUID(), name: plain, path }];
}

/** The user's bookmarks, and functions to change them. */
export function useBookmarks() {
  const [stored, setStored] = useStore<unknown>('bookmarks', []);
  const bookmarks = readBookmarks(stored);
  return {
    bookmarks: bookmarks.filter(({ path }) => canBookmark(path)),
    isFull: bookmarks.length >= MAX_BOOKMARKS,
    add: (path: string, name: string) => setStored(withBookmark(bookmarks, path, name)),
    remove: (id: string) => setStored(bookmarks.filter((each) => each.id !== id)),
    rename: (id: string, name: string) => {
      const plain = name.trim().slice(0, MAX_NAME);
      if (plain === '') return;
      setStored(bookmarks.map((each) => (each.id === id ? { ...each, name: plain } : each)));
    },
  };
}
