import { createHash, randomBytes } from 'node:crypto';
import type { Handover } from '../../../domain/access/handover.schemas';
import type { Clock } from '../../ports/clock/clock';
import type { Operation } from '../operation';
import { requireLoan } from './find-loan';
import type { Db } from './los-db';

const LIFETIME_MS = 5 * 60_000;

/** Only the hash is stored: who reads the database cannot enter with it. */
const hashOf = (sessionId: string): string => createHash('sha256').update(sessionId).digest('hex');

/**
 * Creates a session with 256 random bits. A repeated operation gets a new session and ends the first one, which cannot be
 * returned again because only its hash is stored.
 */
export async function createHandover(
  db: Db,
  clock: Clock,
  operation: Operation,
  handover: Handover,
): Promise<{ sessionId: string }> {
  await requireLoan(db, handover.loanNum);
  const sessionId = randomBytes(32).toString('base64url');
  const session = {
    id_hash: hashOf(sessionId),
    handover: JSON.stringify(handover),
    expires_at: new Date(clock().getTime() + LIFETIME_MS),
    used_at: null,
  };
  await db
    .insertInto('los.handovers')
    .values({ operation_id: operation.id, ...session })
    .onConflict((conflict) => conflict.column('operation_id').doUpdateSet(session))
    .execute();
  return { sessionId };
}

/** Takes a session once, before it expires; otherwise null. Of two simultaneous callers, one gets it. */
export async function takeHandover(db: Db, clock: Clock, sessionId: string): Promise<Handover | null> {
  const now = clock();
  const taken = await db
    .updateTable('los.handovers')
    .set({ used_at: now })
    .where('id_hash', '=', hashOf(sessionId))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('handover')
    .executeTakeFirst();
  return taken?.handover ?? null;
}
