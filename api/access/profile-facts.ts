import type { Kysely } from 'kysely';
import type { PortalDb } from '../db/portal-db';

/** What a user's own profile says about them as a loan originator. */
export async function originatorProfile(db: Kysely<PortalDb>, userId: string) {
  return db
    .selectFrom('portal.users')
    .select(['first_name', 'last_name', 'email', 'phone', 'nmls_id'])
    .where('id', '=', userId)
    .executeTakeFirst();
}

/** The profile of the user with a login, in any case; undefined if there is none. */
export async function profileOfLogin(db: Kysely<PortalDb>, login: string) {
  return db
    .selectFrom('portal.users')
    .select(['first_name', 'last_name', 'email', 'phone', 'nmls_id'])
    .where('login', '=', login.toLowerCase())
    .executeTakeFirst();
}
