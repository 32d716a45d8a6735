import type { Kysely } from 'kysely';
import type { AppContext } from '../../app-context';
import type { PortalDb } from '../../db/portal-db';
import { invalid, refuse } from '../../http/app-error';
import type { Caller } from '../../http/caller';
import { ownPasswordUser } from '../own-password';

/** How many minutes after signing in, or entering the password again, a user may change their factors. */
const PROOF_MINUTES = 10;

/** Until when the user of a session may change their factors; null if they must show first who they are. */
export async function provedUntil(db: Kysely<PortalDb>, sessionId: string, now: Date): Promise<Date | null> {
  const row = await db.selectFrom('portal.sessions').select('proved_at').where('id', '=', sessionId).executeTakeFirst();
  if (!row?.proved_at) return null;
  const until = new Date(row.proved_at.getTime() + PROOF_MINUTES * 60_000);
  return until > now ? until : null;
}

/** Throws 403 unless the user has just shown who they are: a session may be left open or stolen. */
export async function assertProved(portal: AppContext, caller: Caller): Promise<void> {
  const until = await provedUntil(portal.db, caller.actor.sessionId, portal.clock());
  if (until === null) throw refuse('proof-due');
}

/** The user shows who they are with their password. A wrong one is 422, and too many are 429. */
export async function proveWithPassword(portal: AppContext, caller: Caller, password: string): Promise<void> {
  await ownPasswordUser(portal, caller, password, {
    action: 'user.prove',
    error: () => invalid('proof-wrong', { password: 'proof-wrong' }),
  });
  await portal.db
    .updateTable('portal.sessions')
    .set({ proved_at: portal.clock() })
    .where('id', '=', caller.actor.sessionId)
    .execute();
}
