import type { Kysely } from 'kysely';
import type { PortalDb } from '../../db/portal-db';
import { randomToken } from '../secrets';

/** How many minutes the user of a passkey has to confirm on their device. */
const CHALLENGE_MINUTES = 5;
export const CHALLENGE_MS = CHALLENGE_MINUTES * 60_000;

/** For whom a challenge is made: a session that adds a passkey or proves its user, or a sign-in in one browser. */
export type Holder = `session:${string}` | `proof:${string}` | `sign-in:${string}`;

/** A new challenge in place of the holder's previous one. Expired ones are deleted. */
export async function newChallenge(db: Kysely<PortalDb>, holder: Holder, now: Date): Promise<string> {
  const row = { holder, challenge: randomToken(), expires_at: new Date(now.getTime() + CHALLENGE_MS) };
  await db.deleteFrom('portal.passkey_challenges').where('expires_at', '<=', now).execute();
  await db
    .insertInto('portal.passkey_challenges')
    .values(row)
    .onConflict((of) => of.column('holder').doUpdateSet({ challenge: row.challenge, expires_at: row.expires_at }))
    .execute();
  return row.challenge;
}

/** The holder's challenge, which is used up, whatever its answer; null if there is none or it has expired. */
export async function takeChallenge(db: Kysely<PortalDb>, holder: Holder, now: Date): Promise<string | null> {
  const row = await db
    .deleteFrom('portal.passkey_challenges')
    .where('holder', '=', holder)
    .returning(['challenge', 'expires_at'])
    .executeTakeFirst();
  return row && row.expires_at > now ? row.challenge : null;
}
