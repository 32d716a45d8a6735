import { readToken, readUser, subscribeSession } from '../../access/session';
import { isExpired } from '../../access/token';
import { fillStored, setStoreOwner } from './stored-values';

function follow(): void {
  const user = readUser();
  // Sign-out leaves the page; until then, keep showing the same values.
  if (!user) return;
  const { username, settings, profileVersion } = user.data;
  if (profileVersion >= 0) fillStored(username, settings, profileVersion);
  setStoreOwner(username);
}

/** Uses the signed-in user's values from the first paint, and updates on every sign-in and renewal. */
export function followOwner(): () => void {
  const token = readToken();
  if (token && !isExpired(token, Date.now())) setStoreOwner(readUser()?.data.username ?? '');
  return subscribeSession(follow);
}
