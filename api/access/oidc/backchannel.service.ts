import type { Transaction } from 'kysely';
import type { OidcProvider } from '../../../config/oidc-config';
import type { AppContext } from '../../app-context';
import { audit, denialsOf } from '../../audit/audit.service';
import type { PortalDb } from '../../db/portal-db';
import { AppError } from '../../http/app-error';
import type { RequestFacts } from '../../http/call';
import { type Caller, callerOf } from '../../http/caller';
import { lockUser } from '../factors/factors.queries';
import { takeNetworkTry } from '../throttle/network-try';
import { userById } from '../user.queries';
import { linkedUser } from './identities.queries';
import { logoutRefused, type ProviderLogout, readLogoutToken } from './logout-token';
import { endProviderSessions, lockSid, recordLogout } from './logouts.queries';
import { providerOf } from './providers';

type Trx = Transaction<PortalDb>;

/**
 * Waits for sign-ins that the logout concerns: they end before it, and are ended, or see it. Answers the user of the account; null if the logout
 * names only a session, and undefined if the account has no user here.
 */
async function lockConcerned(trx: Trx, { issuer }: OidcProvider, { subject, sid }: ProviderLogout) {
  if (subject === null) {
    await lockSid(trx, sid ?? '');
    return null;
  }
  const user = await linkedUser(trx, { issuer, subject });
  if (user !== undefined) await lockUser(trx, user.id);
  return user?.id;
}

async function endSessions(
  portal: AppContext,
  provider: OidcProvider,
  logout: ProviderLogout,
  caller: Caller<null>,
): Promise<void> {
  const { id, issuer } = provider;
  await portal.db.transaction().execute(async (trx) => {
    const userId = await lockConcerned(trx, provider, logout);
    if (!(await recordLogout(trx, issuer, logout, portal.clock()))) throw logoutRefused();
    if (userId === undefined) return;
    const ended = await endProviderSessions(trx, { provider: id, userId, sid: logout.sid }, portal.clock());
    for (const ofUser of new Set(ended)) {
      const user = await userById(trx, ofUser);
      if (user === undefined) continue;
      await audit(trx, caller, {
        action: 'session.end',
        subject: `user:${user.login}`,
        after: { sessions: ended.filter((each) => each === ofUser).length, provider: id },
      });
    }
  });
}

const isRefusal = (error: unknown): boolean => error instanceof AppError && error.status === 400;

/**
 * Ends the sessions of which a provider says that they ended there (OpenID Connect Back-Channel Logout 1.0), on every node. 400 for a token
 * that does not count, 429 after too many of them from one address, 500 if the provider's keys cannot be read.
 */
export async function logOutByProvider(
  portal: AppContext,
  providerId: string,
  token: string | undefined,
  request: RequestFacts,
): Promise<void> {
  const provider = providerOf(portal.config, providerId);
  const by = callerOf(null, request);
  const attempt = await takeNetworkTry(portal, 'provider-logout', request.network, by);
  try {
    if (token === undefined) throw logoutRefused();
    await endSessions(portal, provider, await readLogoutToken(portal, provider, token), by);
    await attempt.succeeded();
  } catch (error) {
    await (isRefusal(error) ? attempt.failed() : attempt.succeeded());
    if (isRefusal(error))
      denialsOf(portal).record(by, {
        action: 'session.end',
        subject: `provider:${provider.id}`,
        reason: 'wrong-token',
      });
    throw error;
  }
}
