import type { Transaction } from 'kysely';
import type { OidcProvider } from '../../../config/oidc-config';
import type { AppContext } from '../../app-context';
import { audit } from '../../audit/audit.service';
import type { PortalDb } from '../../db/portal-db';
import type { RequestFacts } from '../../http/call';
import { callerOf } from '../../http/caller';
import { insertUser } from '../new-user.queries';
import { hashPassword } from '../passwords';
import { endUnprovedUser } from '../registration/unproved-user';
import { randomToken } from '../secrets';
import { canonicalLogin, userById } from '../user.queries';
import { loginProblem } from '../users.service';
import { type Claims, nameOf, rolesOf } from './claims';
import { type Account, insertIdentity, linkedUser } from './identities.queries';
import type { Resolved } from './resolved';

interface Newcomer {
  readonly provider: OidcProvider;
  readonly account: Account;
  readonly claims: Claims;
  /** The verified address, which becomes the user ID. */
  readonly email: string;
  readonly request: RequestFacts;
}

/** Creates a user as the lender's rule says, with the roles that the claims name; without one of them, none is created. */
export async function createFromClaims(
  portal: AppContext,
  trx: Transaction<PortalDb>,
  { provider, account, claims, email, request }: Newcomer,
): Promise<Resolved> {
  const [login, name, roles] = [canonicalLogin(email), nameOf(claims), rolesOf(provider, claims)];
  if (roles.length === 0) return { problem: 'no-role' };
  if (name === null || email.length > 200 || loginProblem(login)) return { problem: 'user-not-complete' };
  const isPml = provider.users === 'external';
  // No one knows this password; the user signs in at the provider, or asks for a link to choose one.
  const password = await hashPassword(randomToken());
  await endUnprovedUser(trx, login, callerOf(null, request));
  const id = await insertUser(trx, { login, email, ...name, roles, isPml }, password, portal.clock());
  if (id === null) {
    // Another window may have been first.
    const linked = await linkedUser(trx, account);
    return linked === undefined ? { problem: 'user-id-taken' } : { user: linked };
  }
  if (!(await insertIdentity(trx, id, account, 'created', portal.clock())))
    throw new Error('The account was just linked.');
  await audit(trx, callerOf(null, request), {
    action: 'user.create',
    subject: `user:${login}`,
    after: { ...name, email, roles, isPml, provider: provider.id, account: account.subject },
  });
  const user = await userById(trx, id);
  return user === undefined ? { problem: 'not-linked' } : { user };
}
