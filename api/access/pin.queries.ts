import { type Kysely, sql } from 'kysely';
import type { PortalDb } from '../db/portal-db';
import { PIN_TRIES } from './pin-limits';
import { canonicalLogin } from './user.queries';

interface NewPin {
  readonly id: string;
  readonly user_id: string;
  /** Null while a factor of the user is expected. */
  readonly pin_hash: string | null;
  readonly browser_hash: string;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly provider: string | null;
  readonly provider_until: Date | null;
  readonly provider_sid: string | null;
  readonly provider_at: Date | null;
  /** The previous PIN of the same browser, which is deleted. */
  readonly previous_browser_hash: string | null;
}

/** The provider that replaced the password of a waiting sign-in, when it ends the session, its own session and when it answered. */
export interface ProviderStep {
  readonly provider: string | null;
  readonly provider_until: Date | null;
  readonly provider_sid: string | null;
  readonly provider_at: Date | null;
}

/** A sign-in that waits for a PIN or a factor. */
export interface PinStep extends ProviderStep {
  readonly id: string;
  readonly user_id: string;
  readonly pin_hash: string | null;
}

/** Stores a PIN, replacing this browser's previous PIN and deleting the user's expired ones. */
export async function storePin(db: Kysely<PortalDb>, pin: NewPin): Promise<void> {
  const { previous_browser_hash: previous, ...row } = pin;
  await db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom('portal.pins')
      .where('user_id', '=', pin.user_id)
      .where((is) => is.or([is('browser_hash', '=', previous ?? ''), is('expires_at', '<=', pin.created_at)]))
      .execute();
    await trx
      .insertInto('portal.pins')
      .values({ ...row, tries: 0 })
      .execute();
  });
}

/**
 * Counts a try against this browser's PIN and returns the PIN; undefined if there is none that can still be tried. It is one
 * statement, so that concurrent tries cannot exceed the limit.
 */
export async function countPinTry(
  db: Kysely<PortalDb>,
  login: string,
  browserHash: string,
  now: Date,
): Promise<PinStep | undefined> {
  const { rows } = await sql<PinStep>`
    update portal.pins p set tries = p.tries + 1
    from portal.users u
    where p.browser_hash = ${browserHash} and p.used_at is null and p.tries < ${PIN_TRIES} and p.expires_at > ${now}
      and u.id = p.user_id and u.login = ${canonicalLogin(login)} and u.disabled_at is null
    returning p.id, p.user_id, p.pin_hash, p.provider, p.provider_until, p.provider_sid, p.provider_at`.execute(db);
  return rows[0];
}

export async function uncountPinTry(db: Kysely<PortalDb>, pinId: string): Promise<void> {
  await db
    .updateTable('portal.pins')
    .set((column) => ({ tries: column('tries', '-', 1) }))
    .where('id', '=', pinId)
    .execute();
}

/** Marks the PIN as used; false if another request was first. */
export async function claimPin(db: Kysely<PortalDb>, pinId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('portal.pins')
    .set({ used_at: now })
    .where('id', '=', pinId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** The user to whom a PIN for this browser was mailed, even if its tries are used up. */
export const pinOfBrowser = (db: Kysely<PortalDb>, login: string, browserHash: string, now: Date) =>
  db
    .selectFrom('portal.pins')
    .innerJoin('portal.users', 'portal.users.id', 'portal.pins.user_id')
    .select(['portal.users.id', 'portal.users.email', 'portal.pins.id as pin_id'])
    .select(['provider', 'provider_until', 'provider_sid', 'provider_at'])
    .where('portal.pins.browser_hash', '=', browserHash)
    .where('portal.pins.used_at', 'is', null)
    .where('portal.pins.expires_at', '>', now)
    .where('portal.users.login', '=', canonicalLogin(login))
    .where('portal.users.disabled_at', 'is', null)
    .executeTakeFirst();
