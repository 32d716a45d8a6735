import { localStorageStore, type Store } from 'react-admin';

/**
 * What a person arranged (columns, sort, saved views), kept on this device under their own name. React-Admin empties its store when
 * somebody signs out; these choices stay.
 */
export function createPortalStore(username: string): Store {
  return { ...localStorageStore('1', `emet.${username || 'guest'}`), reset: () => undefined };
}
