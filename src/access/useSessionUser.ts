import { useSyncExternalStore } from 'react';
import { sessionKeys, subscribeSession } from './session';
import { storedUser, type UserData } from './user';

let seen: string | null = null;
let user: UserData | null = null;

/** Returns the same object until the stored text changes, so that components render only on changes. */
function snapshot(): UserData | null {
  const stored = localStorage.getItem(sessionKeys.token) ? localStorage.getItem(sessionKeys.user) : null;
  if (stored === seen) return user;
  seen = stored;
  user = stored ? storedUser(stored).data : null;
  return user;
}

/** The signed-in user, or null. */
export const useSessionUser = (): UserData | null => useSyncExternalStore(subscribeSession, snapshot);
