import { useMemo, useSyncExternalStore } from 'react';
import { useSaveProfile } from '../../access/profile';
import { useSessionUser } from '../../access/useSessionUser';
import type { Page } from '../../pages/page';
import { useShortcutPages } from './shortcut-pages';

/** Changes being saved to the profile: shown at once, and cleared once the save succeeds or fails. */
let searchText: readonly string[] | null = null;
let writes = Promise.resolve();
const listeners = new Set<() => void>();

function want(ids: readonly string[] | null): void {
  searchText = ids;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export interface Shortcuts {
  /** The starred pages that the user may open. */
  readonly starred: readonly Page[];
  readonly isStarred: (id: string) => boolean;
  readonly toggle: (id: string) => void;
}

/** The user's starred pages (SEARCH-01), stored in the profile. If a save fails, the star reverts. */
export function useShortcuts(): Shortcuts {
  const user = useSessionUser();
  const pages = useShortcutPages();
  const save = useSaveProfile();
  const pending = useSyncExternalStore(
    subscribe,
    () => searchText,
    () => null,
  );
  return useMemo(() => {
    const ids = pending ?? user?.shortcuts ?? [];
    return {
      starred: ids.flatMap((id) => pages.find((page) => page.id === id) ?? []),
      isStarred: (id) => ids.includes(id),
      toggle: (id) => {
        const next = ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];
        want(next);
        // One at a time, so that the last one also wins on the server.
        writes = writes.then(() => save({ shortcuts: next })).finally(() => searchText === next && want(null));
      },
    };
  }, [user, pages, pending, save]);
}
