import { readToken, readUser, subscribeSession } from '../../access/session';
import { isExpired } from '../../access/token';
import { fillStored, setStoreOwner } from './stored-values';

function follow(): void {
  const user = readUser();
  // The end of a session leaves the page; until then it shows what it showed.
  if (!user) return;
  const { username, settings, profileVersion } = user.data;
  if (profileVersion >= 0) fillStored(username, settings, profileVersion);
  setStoreOwner(username);
}

/** Shows what the signed-in person keeps, from the first paint on, and follows every sign-in and renewal. */
export function followOwner(): () => void {
  const token = readToken();
  if (token && !isExpired(token, Date.now())) setStoreOwner(readUser()?.data.username ?? '');
  return subscribeSession(follow);
}
