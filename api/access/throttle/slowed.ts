import { type Kysely, type RawBuilder, sql } from 'kysely';
import { recordEvent } from '../../audit/audit.service';
import type { PortalDb } from '../../db/portal-db';
import type { By, Parts, Subject } from './limiters';
import { SIGN_IN_LIMITS } from './limits';

/**
 * Records whom a counter slows down, for administrators to see until it expires, and in the audit. Only users that exist are
 * named: an unknown user ID may be a password typed into the wrong field. Does the same work for both.
 */
export async function markSlowed(
  portal: Parts,
  key: string,
  { login, userId, network }: Subject,
  by: By,
): Promise<void> {
  const { rows } = await sql<{ login: string | null; slowed_until: Date }>`update portal.throttle t set
      user_id = (select u.id from portal.users u where u.login = ${login ?? null} or u.id = ${userId ?? null}),
      network = ${network ?? null},
      slowed_since = coalesce(t.slowed_since, now()),
      slowed_until = to_timestamp(t.expire / 1000.0)
    where t.key = ${key}
    returning (select u.login from portal.users u where u.id = t.user_id) as login, slowed_until`.execute(portal.db);
  const [slowed] = rows;
  if (slowed === undefined) return;
  const address = network === undefined ? {} : { address: network };
  await recordEvent(portal, by, {
    action: 'throttle',
    subject: slowed.login === null ? `address:${network ?? ''}` : `user:${slowed.login}`,
    outcome: 'denied',
    after: { counter: key.slice(0, key.indexOf(':')), ...address, until: slowed.slowed_until.toISOString() },
  });
}

/** Counters that slow down the sign-in of a user at this moment. They use the machine's clock, not the portal's. */
export const slowsSignIn = (userId: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`(t.user_id = ${userId} and t.slowed_until > now() and split_part(t.key, ':', 1) = any(${SIGN_IN_LIMITS}))`;

/** Clears everything that slows down a user's sign-in, so that they can try again immediately. */
export async function clearSlowed(db: Kysely<PortalDb>, userId: string): Promise<void> {
  await sql`delete from portal.throttle where split_part(key, ':', 2) in
    (select split_part(t.key, ':', 2) from portal.throttle t where ${slowsSignIn(sql`${userId}`)})`.execute(db);
}
