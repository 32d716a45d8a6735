import { useSyncExternalStore } from 'react';
import { interruptedUser, subscribeInterruption } from './interruption';
import { sessionKeys, subscribeSession } from './session';
import { storedUser, type UserData } from './user';

let seen: string | null = null;
let user: UserData | null = null;

/** Returns the same object until the stored text changes, so that components render only on changes. */
function snapshot(): UserData | null {
  const waiting = interruptedUser();
  if (waiting) return waiting.data;
  const stored = localStorage.getItem(sessionKeys.token) ? localStorage.getItem(sessionKeys.user) : null;
  if (stored === seen) return user;
  seen = stored;
  user = stored ? storedUser(stored).data : null;
  return user;
}

function subscribe(listener: () => void): () => void {
  const stops = [subscribeSession(listener), subscribeInterruption(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** The signed-in user, or null. A page that waits for its user to sign in again keeps them. */
export const useSessionUser = (): UserData | null => useSyncExternalStore(subscribe, snapshot, () => null);
