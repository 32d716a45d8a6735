import { sql, type Transaction } from 'kysely';
import { conversationLimits } from '../../domain/conversations/conversation-limits';
import { message } from '../../domain/messages/message';
import type { AppContext } from '../app-context';
import type { PortalDb } from '../db/portal-db';
import { refuse } from '../http/app-error';
import type { Caller } from '../http/caller';

const HOUR_MS = 3_600_000;

/** Seed of the advisory locks under which the messages of a user are counted. */
const LOCK_SEED = 7_310_106;

/**
 * Throws 429 with Retry-After if the user wrote as many messages within an hour as they may; the one with this key is none of
 * them. Others of the user wait until the transaction ends, so that simultaneous ones cannot slip through.
 */
export async function assertBelowWriteLimit(
  { clock }: Pick<AppContext, 'clock'>,
  trx: Transaction<PortalDb>,
  { actor }: Caller,
  key: string,
): Promise<void> {
  const now = clock().getTime();
  const most = conversationLimits.writtenAnHour;
  await sql`select pg_advisory_xact_lock(hashtextextended(${actor.userId}, ${sql.lit(LOCK_SEED)}))`.execute(trx);
  const written = await trx
    .selectFrom('portal.messages')
    .select('written_at')
    .where('author_id', '=', actor.userId)
    .where('key', '!=', key)
    .where('written_at', '>', new Date(now - HOUR_MS))
    .orderBy('written_at', 'desc')
    .limit(most)
    .execute();
  const oldest = written[most - 1];
  if (!oldest) return;
  const seconds = Math.max(1, Math.ceil((oldest.written_at.getTime() + HOUR_MS - now) / 1000));
  throw refuse('too-many-tries', message('too-many-messages', { most, minutes: Math.ceil(seconds / 60) }), {
    headers: { 'Retry-After': String(seconds) },
  });
}
