import type { Transaction } from 'kysely';
import type { AppContext } from '../../app-context';
import type { PortalDb } from '../../db/portal-db';
import { lockUser } from '../factors/factors.queries';
import { identitiesOf, maySignIn } from './identities.queries';
import { isLoggedOut, lockSid } from './logouts.queries';
import { type ProviderEntry, providerWithId } from './providers';

/**
 * Whether the provider may still sign in the user, for whom it answered a moment ago: the account may have been unlinked since, or signed out
 * there. Locks the user, so that an unlinking or a logout comes before, or ends the session that is opened.
 */
export async function isStillLinked(
  portal: Pick<AppContext, 'config'>,
  trx: Transaction<PortalDb>,
  userId: string,
  via: ProviderEntry | undefined,
): Promise<boolean> {
  if (via === undefined) return true;
  await lockUser(trx, userId);
  const issuer = providerWithId(portal.config, via.provider)?.issuer;
  const identity = (await identitiesOf(trx, userId)).find((row) => row.issuer === issuer);
  if (identity === undefined || !(await maySignIn(trx, { id: userId, origin: identity.origin }))) return false;
  const { sid = null, answeredAt: at = null } = via;
  if (sid !== null) await lockSid(trx, sid);
  return at === null || !(await isLoggedOut(trx, identity, { sid, at }));
}
