import type { z } from 'zod';
import type { identitiesAnswer, identityBody } from '../../../domain/access/oidc.schemas';
import type { AppContext } from '../../app-context';
import { audit } from '../../audit/audit.service';
import { notFound, refuse } from '../../http/app-error';
import type { Caller } from '../../http/caller';
import { lockUser } from '../factors/factors.queries';
import { assertProved } from '../factors/proof.service';
import { type User, userByLogin } from '../user.queries';
import { identitiesOf, insertIdentity } from './identities.queries';
import { mailIdentityChange } from './identity-notice';
import { providerOf } from './providers';
import { forgetUnlinked, recordUnlinked } from './unlinked.queries';

async function userOf(portal: AppContext, login: string): Promise<User> {
  const user = await userByLogin(portal.db, login);
  if (user === undefined) throw notFound('no-user');
  return user;
}

/** The accounts at providers that sign in a user, and the providers where none does. */
export async function listIdentities(portal: AppContext, login: string): Promise<z.output<typeof identitiesAnswer>> {
  const rows = await identitiesOf(portal.db, (await userOf(portal, login)).id);
  const { oidc } = portal.config;
  return {
    identities: rows.map((row) => ({
      id: row.id,
      provider: oidc.find(({ issuer }) => issuer === row.issuer)?.name ?? null,
      issuer: row.issuer,
      subject: row.subject,
      origin: row.origin,
      linkedAt: row.created_at.toISOString(),
      lastUsedAt: row.last_used_at?.toISOString() ?? null,
    })),
    providers: oidc
      .filter(({ issuer }) => rows.every((row) => row.issuer !== issuer))
      .map(({ id, name }) => ({ id, name })),
  };
}

/**
 * Links an account at a provider to a user, who is told. It lets the account's owner act as the user, so the administrator must have shown
 * lately who they are. 409 if the account belongs to someone, or the user has another one there.
 */
export async function linkIdentity(
  portal: AppContext,
  login: string,
  { provider: providerId, subject }: z.output<typeof identityBody>,
  caller: Caller,
): Promise<void> {
  await assertProved(portal, caller);
  const provider = providerOf(portal.config, providerId);
  const user = await userOf(portal, login);
  await portal.db.transaction().execute(async (trx) => {
    await lockUser(trx, user.id);
    const account = { issuer: provider.issuer, subject };
    if (!(await insertIdentity(trx, user.id, account, 'administrator', portal.clock()))) {
      throw refuse('conflict', 'account-linked');
    }
    await forgetUnlinked(trx, account);
    await audit(trx, caller, {
      action: 'user.link-identity',
      subject: `user:${user.login}`,
      after: { provider: provider.id, account: subject, origin: 'administrator' },
    });
    await mailIdentityChange(portal, trx, user, { kind: 'linked', provider: provider.name });
  });
}

/** Removes such a link, which only an administrator makes again, and ends the sessions that providers opened. */
export async function unlinkIdentity(portal: AppContext, login: string, id: string, caller: Caller): Promise<void> {
  const user = await userOf(portal, login);
  const now = portal.clock();
  await portal.db.transaction().execute(async (trx) => {
    await lockUser(trx, user.id);
    const removed = await trx
      .deleteFrom('portal.identities')
      .where('id', '=', id)
      .where('user_id', '=', user.id)
      .returning(['issuer', 'subject', 'origin'])
      .executeTakeFirst();
    if (removed === undefined) throw notFound('no-linked-account');
    await recordUnlinked(trx, removed, now);
    const provider = portal.config.oidc.find(({ issuer }) => issuer === removed.issuer);
    // Sessions name a place in the configuration, which may have had another provider since.
    await trx
      .updateTable('portal.sessions')
      .set({ revoked_at: now, revoked_reason: 'unlinked' })
      .where('user_id', '=', user.id)
      .where('provider', 'is not', null)
      .where('revoked_at', 'is', null)
      .execute();
    await trx.deleteFrom('portal.pins').where('user_id', '=', user.id).where('provider', 'is not', null).execute();
    await audit(trx, caller, {
      action: 'user.unlink-identity',
      subject: `user:${user.login}`,
      before: { provider: provider?.id ?? removed.issuer, account: removed.subject, origin: removed.origin },
    });
    await mailIdentityChange(portal, trx, user, { kind: 'unlinked', provider: provider?.name ?? removed.issuer });
  });
}
