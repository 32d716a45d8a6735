import type { Transaction } from 'kysely';
import type { OidcProvider } from '../../../config/oidc-config';
import type { AppContext } from '../../app-context';
import { audit } from '../../audit/audit.service';
import type { PortalDb } from '../../db/portal-db';
import type { RequestFacts } from '../../http/call';
import { callerOf } from '../../http/caller';
import { lockUser } from '../factors/factors.queries';
import type { SignInProblem } from '../failed-sign-in';
import { type User, userById } from '../user.queries';
import type { ProviderAnswer } from './answer.service';
import { type Claims, rolesOf, verifiedEmail } from './claims';
import { createFromClaims } from './created-user';
import {
  type Account,
  insertIdentity,
  linkedUser,
  maySignIn,
  recordIdentityUse,
  userRoles,
  usersWithEmail,
} from './identities.queries';
import { mailIdentityChange } from './identity-notice';
import type { Resolved } from './resolved';
import { isUnlinked } from './unlinked.queries';
import { dropUnprovedPassword } from './unproved-password';

type Trx = Transaction<PortalDb>;

/** Who signs in, and where from. */
interface Arrival {
  readonly portal: AppContext;
  readonly provider: OidcProvider;
  readonly account: Account;
  readonly request: RequestFacts;
}

/** Why a provider may not sign this user in. */
function problemOf({ users }: OidcProvider, user: User): SignInProblem | null {
  if (user.disabled_at !== null) return 'disabled';
  return users === 'all' || user.is_pml === (users === 'external') ? null : 'wrong-side';
}

/** Links the account to the user with the same verified address, where the lender's rule says so. */
async function linkByEmail(trx: Trx, { portal, provider, account, request }: Arrival, user: User): Promise<Resolved> {
  if (provider.link !== 'email') return { problem: 'not-linked', user };
  const problem = problemOf(provider, user);
  if (problem !== null) return { problem, user };
  await lockUser(trx, user.id);
  // Who runs the provider could otherwise take over the portal.
  if ((await userRoles(trx, user.id)).includes('Administrator')) return { problem: 'administrator-not-linked', user };
  if (!(await insertIdentity(trx, user.id, account, 'email', portal.clock()))) {
    // Another window may have been first.
    const linked = await linkedUser(trx, account);
    return linked?.id === user.id ? { user } : { problem: 'not-linked', user };
  }
  await dropUnprovedPassword(trx, user, callerOf(null, request));
  await audit(trx, callerOf(user, request), {
    action: 'user.link-identity',
    subject: `user:${user.login}`,
    after: { provider: provider.id, account: account.subject, origin: 'email' },
  });
  await mailIdentityChange(portal, trx, user, { kind: 'linked', provider: provider.name });
  return { user };
}

/** An account that signs in for the first time. */
async function resolveNew(trx: Trx, arrival: Arrival, claims: Claims): Promise<Resolved> {
  if (await isUnlinked(trx, arrival.account)) return { problem: 'not-linked' };
  const email = verifiedEmail(claims);
  if (email === null) return { problem: 'email-not-verified' };
  const [user, other] = await usersWithEmail(trx, email);
  if (other !== undefined) return { problem: 'email-not-unique' };
  if (user !== undefined) return linkByEmail(trx, arrival, user);
  if (!arrival.provider.creates) return { problem: 'not-linked' };
  const { portal, provider, account, request } = arrival;
  return createFromClaims(portal, trx, { provider, account, claims, email, request });
}

/**
 * Users whom the provider has created have the roles that it names now. Roles that no claim can give are the administrator's and stay.
 * A user whom it names for no role any more has lost them before they are refused.
 */
async function followRoles(trx: Trx, { provider, request }: Arrival, user: User, claims: Claims): Promise<Resolved> {
  const mapped = new Set(provider.roles.values());
  const before = await userRoles(trx, user.id);
  const after = [...before.filter((role) => !mapped.has(role)), ...rolesOf(provider, claims)].sort();
  if (before.join() !== after.join()) {
    await trx.deleteFrom('portal.user_roles').where('user_id', '=', user.id).execute();
    const rows = after.map((role) => ({ user_id: user.id, role }));
    if (rows.length > 0) await trx.insertInto('portal.user_roles').values(rows).execute();
    // Otherwise an administrator who opened the user before could save, and give back, the earlier roles.
    await trx
      .updateTable('portal.users')
      .set((is) => ({ record_version: is('record_version', '+', 1) }))
      .where('id', '=', user.id)
      .execute();
    await audit(trx, callerOf(user, request), {
      action: 'user.change',
      subject: `user:${user.login}`,
      before: { roles: before },
      after: { roles: after, provider: provider.id },
    });
  }
  return after.length === 0 ? { problem: 'no-role', user } : { user };
}

async function resolveLinked(
  trx: Trx,
  arrival: Arrival,
  linked: NonNullable<Awaited<ReturnType<typeof linkedUser>>>,
  claims: Claims | null,
): Promise<Resolved> {
  const { portal, provider } = arrival;
  const { identity_id, origin: _, ...user } = linked;
  const problem = problemOf(provider, user);
  if (problem !== null) return { problem, user };
  await lockUser(trx, user.id);
  if (!(await maySignIn(trx, linked))) return { problem: 'administrator-not-linked', user };
  await recordIdentityUse(trx, identity_id, portal.clock());
  return claims === null ? { user } : followRoles(trx, arrival, user, claims);
}

/** The user whom an answer of a provider signs in, linked or created by the lender's rule if the account is new. */
export async function resolveUser(
  portal: AppContext,
  provider: OidcProvider,
  answer: ProviderAnswer,
  request: RequestFacts,
): Promise<Resolved> {
  const account = { issuer: provider.issuer, subject: answer.claims.sub };
  const arrival = { portal, provider, account, request };
  const known = await linkedUser(portal.db, account);
  const follows = known?.origin === 'created' && provider.creates;
  const decides = known === undefined && (provider.link === 'email' || provider.creates);
  // Asked before the transaction, which must not wait for another server.
  const claims = follows || decides ? await answer.allClaims() : null;
  return portal.db.transaction().execute(async (trx) => {
    const linked = await linkedUser(trx, account);
    if (linked !== undefined) return resolveLinked(trx, arrival, linked, follows ? claims : null);
    if (!decides || claims === null) return { problem: 'not-linked' } as const;
    const resolved = await resolveNew(trx, arrival, claims);
    if ('problem' in resolved) return resolved;
    const user = await userById(trx, resolved.user.id);
    return user === undefined ? ({ problem: 'not-linked' } as const) : { user };
  });
}
