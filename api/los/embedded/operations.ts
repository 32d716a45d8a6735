import { createHash } from 'node:crypto';
import type { Clock } from '../../ports/clock/clock';
import { LosError } from '../los-error';
import type { Operation } from '../operation';
import type { Db, Trx } from './los-db';

/** What a write is: the operation that asks for it, what it does, and everything it was asked with. */
export interface Write {
  readonly operation: Operation;
  readonly action: string;
  readonly request: unknown;
}

/** Days that the answer of an operation is kept; a repeat comes within minutes. */
const KEPT_DAYS = 7;

const hashOf = (request: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(request) ?? '')
    .digest('hex');

/**
 * Runs a write in one transaction, once for its operation ID: a repeat gets the answer of the first run, and one that comes
 * while the first still runs waits for it at the row of the operation. A refused write leaves nothing, so its ID may be
 * tried again. Throws `invalid` where the ID was used for something else.
 */
export async function runOnce<T>(db: Db, clock: Clock, write: Write, act: (trx: Trx) => Promise<T>): Promise<T> {
  const { id } = write.operation;
  const hash = hashOf(write.request);
  return db.transaction().execute(async (trx) => {
    const taken = await trx
      .insertInto('los.operations')
      .values({ id, action: write.action, request_hash: hash, result: null, at: clock() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    if (taken.numInsertedOrUpdatedRows === 0n) return earlierAnswer<T>(trx, write, hash);
    const answer = await act(trx);
    await trx
      .updateTable('los.operations')
      .set({ result: JSON.stringify({ answer }) })
      .where('id', '=', id)
      .execute();
    return answer;
  });
}

async function earlierAnswer<T>(trx: Trx, write: Write, hash: string): Promise<T> {
  const earlier = await trx
    .selectFrom('los.operations')
    .select(['action', 'request_hash', 'result'])
    .where('id', '=', write.operation.id)
    .executeTakeFirstOrThrow();
  if (earlier.action !== write.action || earlier.request_hash !== hash) {
    throw new LosError('invalid', 'This operation ID was used for another request.');
  }
  return earlier.result.answer as T;
}

/** Forgets the answers of operations that nobody will repeat any more; they hold whole loans. */
export async function forgetOldOperations(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * 86_400_000);
  await db.deleteFrom('los.operations').where('at', '<', before).execute();
}
