import type { Kysely, Selectable } from 'kysely';
import type { PortalDb } from '../db/portal-db';
import type { UserRow } from './access.tables';

export type User = Selectable<UserRow>;

/** User IDs are compared without case and without the spaces that a paste adds. */
export const canonicalLogin = (login: string): string => login.replaceAll('\0', '').trim().toLowerCase();

/** The user with a login, including disabled ones. */
export const userByLogin = (db: Kysely<PortalDb>, login: string): Promise<User | undefined> =>
  db.selectFrom('portal.users').selectAll().where('login', '=', canonicalLogin(login)).executeTakeFirst();

export const userById = (db: Kysely<PortalDb>, id: string): Promise<User | undefined> =>
  db.selectFrom('portal.users').selectAll().where('id', '=', id).executeTakeFirst();

/**
 * Ends everything that lets a user in without a password: sessions (except one, if given), mailed PINs, remembered devices and
 * the link for choosing a password.
 */
export async function revokeAccess(
  db: Kysely<PortalDb>,
  userId: string,
  at: Date,
  reason: string,
  keepSession?: string,
): Promise<void> {
  await db
    .updateTable('portal.sessions')
    .set({ revoked_at: at, revoked_reason: reason })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .$if(keepSession !== undefined, (query) => query.where('id', '!=', keepSession ?? ''))
    .execute();
  await db.deleteFrom('portal.remembered_devices').where('user_id', '=', userId).execute();
  await dropMailed(db, userId);
}

/** Invalidates what was mailed to the user: when the address changes, another person may read the earlier one. */
export async function dropMailed(db: Kysely<PortalDb>, userId: string): Promise<void> {
  await dropPins(db, userId);
  await dropPasswordLink(db, userId);
}

/** Invalidates mailed PINs: of sign-ins, and with which the user shows in a session who they are. */
export async function dropPins(db: Kysely<PortalDb>, userId: string): Promise<void> {
  await db.deleteFrom('portal.pins').where('user_id', '=', userId).execute();
  const sessions = db.selectFrom('portal.sessions').select('id').where('user_id', '=', userId);
  await db.deleteFrom('portal.proof_pins').where('session_id', 'in', sessions).execute();
}

export async function dropPasswordLink(db: Kysely<PortalDb>, userId: string): Promise<void> {
  await db.deleteFrom('portal.password_links').where('user_id', '=', userId).execute();
}
