import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { IdentityOrigin } from '../../../domain/access/oidc.schemas';
import type { PortalDb } from '../../db/portal-db';
import type { User } from '../user.queries';

type Db = Kysely<PortalDb>;

/** An account at a provider. */
export interface Account {
  readonly issuer: string;
  readonly subject: string;
}

/** The user of an account, and how it was linked to them. */
export const linkedUser = (db: Db, { issuer, subject }: Account) =>
  db
    .selectFrom('portal.identities')
    .innerJoin('portal.users', 'portal.users.id', 'portal.identities.user_id')
    .selectAll('portal.users')
    .select(['portal.identities.id as identity_id', 'origin'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();

/**
 * Users with this email address, at most two: more than one is as good as none. Anyone can register with the address of someone else, so
 * users without a role count only after their first sign-in, which proves the address.
 */
export const usersWithEmail = (db: Db, email: string): Promise<User[]> =>
  db
    .selectFrom('portal.users')
    .selectAll()
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where((is) =>
      is.or([
        is('last_sign_in_at', 'is not', null),
        is.exists(
          is
            .selectFrom('portal.user_roles')
            .select('role')
            .whereRef('portal.user_roles.user_id', '=', 'portal.users.id'),
        ),
      ]),
    )
    .limit(2)
    .execute();

export const identitiesOf = (db: Db, userId: string) =>
  db
    .selectFrom('portal.identities')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Links an account to a user; false if it belongs to someone, or the user has another one at this issuer. */
export async function insertIdentity(
  trx: Db,
  userId: string,
  { issuer, subject }: Account,
  origin: IdentityOrigin,
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('portal.identities')
    .values({
      ...{ id: randomUUID(), user_id: userId, issuer, subject, origin },
      ...{ created_at: now, last_used_at: null },
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/**
 * Whether an account may sign in its user as they are now. Only an account that an administrator has linked signs in an administrator:
 * who runs the provider could otherwise take over the portal.
 */
export const maySignIn = async (
  db: Db,
  { id, origin }: { readonly id: string; readonly origin: IdentityOrigin },
): Promise<boolean> => origin === 'administrator' || !(await userRoles(db, id)).includes('Administrator');

export async function recordIdentityUse(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('portal.identities').set({ last_used_at: now }).where('id', '=', id).execute();
}

export async function userRoles(db: Db, userId: string): Promise<string[]> {
  const rows = await db.selectFrom('portal.user_roles').select('role').where('user_id', '=', userId).execute();
  return rows.map(({ role }) => role).sort();
}
