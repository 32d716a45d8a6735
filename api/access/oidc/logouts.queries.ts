import { type Kysely, sql } from 'kysely';
import type { PortalDb } from '../../db/portal-db';
import type { ProviderLogout } from './logout-token';

type Db = Kysely<PortalDb>;

/** Hours for which a logout is remembered: longer than a token is accepted, and than a sign-in can wait for its second step. */
const LOGOUT_HOURS = 24;

/** First key of the advisory locks; an arbitrary number not used elsewhere in the database. */
const SID_LOCK = 7_310_270;

/** Records a logout; false if this token was used before. */
export async function recordLogout(trx: Db, issuer: string, logout: ProviderLogout, now: Date): Promise<boolean> {
  const { jti, subject, sid, issuedAt } = logout;
  await trx
    .deleteFrom('portal.provider_logouts')
    .where('received_at', '<', new Date(now.getTime() - LOGOUT_HOURS * 3_600_000))
    .execute();
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('portal.provider_logouts')
    .values({ issuer, jti, subject, sid, issued_at: issuedAt, received_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Lets the sign-ins and logouts of one session at a provider run one after the other. It comes after the lock of the user. */
export async function lockSid(trx: Db, sid: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(SID_LOCK)}, hashtext(${sid}))`.execute(trx);
}

/** What a logout ends: of a user, of one of their sessions at the provider, or both. */
interface Ended {
  readonly provider: string;
  readonly userId: string | null;
  readonly sid: string | null;
}

/**
 * Ends the sessions that a provider opened, and the sign-ins that wait for their second step. Where it named no session of its own at the
 * sign-in, a logout of one session of the user ends them, too. Answers whose sessions ended, with each session.
 */
export async function endProviderSessions(trx: Db, { provider, userId, sid }: Ended, now: Date): Promise<string[]> {
  const isSid = userId === null ? sql`provider_sid = ${sid}` : sql`coalesce(provider_sid, ${sid}) = ${sid}`;
  const ended = sql`provider = ${provider} and ${userId === null ? sql`true` : sql`user_id = ${userId}`}
    and ${sid === null ? sql`true` : isSid}`;
  // A PIN that is used at this moment waits for this logout, and then sees it.
  await sql`delete from portal.pins where id in (
    select id from portal.pins where ${ended} for update skip locked)`.execute(trx);
  const { rows } = await sql<{ id: string }>`
    update portal.sessions set revoked_at = ${now}, revoked_reason = 'provider-logout'
    where ${ended} and revoked_at is null and ends_at > ${now} returning user_id as id`.execute(trx);
  return rows.map((row) => row.id);
}

/** Whether the provider has reported a logout since it answered this sign-in. */
export async function isLoggedOut(
  trx: Db,
  { issuer, subject }: { readonly issuer: string; readonly subject: string },
  { sid, at }: { readonly sid: string | null; readonly at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    select from portal.provider_logouts
    where issuer = ${issuer} and issued_at >= ${at} and coalesce(subject, ${subject}) = ${subject}
      and (sid is null or ${sid}::text is null or sid = ${sid})
    limit 1`.execute(trx);
  return rows.length > 0;
}
