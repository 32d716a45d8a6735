import { useSyncExternalStore } from 'react';
import { sessionKeys, subscribeSession } from './session';
import type { SessionUser, UserData } from './user';

let seen: string | null = null;
let user: UserData | null = null;

/** The same object as long as the stored text is the same, so that components render only when it changed. */
function snapshot(): UserData | null {
  const stored = localStorage.getItem(sessionKeys.token) ? localStorage.getItem(sessionKeys.user) : null;
  if (stored === seen) return user;
  seen = stored;
  user = stored ? (JSON.parse(stored) as SessionUser).data : null;
  return user;
}

/** The signed-in person, or null. */
export const useSessionUser = (): UserData | null => useSyncExternalStore(subscribeSession, snapshot);
