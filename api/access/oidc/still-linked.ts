import type { Transaction } from 'kysely';
import type { AppContext } from '../../app-context';
import type { PortalDb } from '../../db/portal-db';
import { lockUser } from '../factors/factors.queries';
import { identitiesOf, maySignIn } from './identities.queries';
import { type ProviderEntry, providerWithId } from './providers';

/**
 * Whether the provider may still sign in the user, for whom it answered a moment ago: the account may have been unlinked since. Locks the
 * user, so that an unlinking comes before, or ends the session that is opened.
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
  return identity !== undefined && maySignIn(trx, { id: userId, origin: identity.origin });
}
