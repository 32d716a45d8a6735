import { createHash } from 'node:crypto';
import { LosError } from '../los-error';
import type { Operation } from '../operation';
import type { JournalConnection, JournalTransaction } from './journal-db';

/** A write as it was asked for: its operation, what it does, and everything it was given. */
export interface OperationRequest {
  readonly operation: Operation;
  readonly action: string;
  readonly request: unknown;
}

/** An operation as it is remembered: a repeat has to be the same request. */
export interface RememberedOperation {
  readonly id: string;
  readonly action: string;
  readonly requestHash: string;
}

/** Runs work in a transaction of a database that has the journal. */
type InTransaction<Trx extends JournalTransaction, T> = (work: (trx: Trx) => Promise<T>) => Promise<T>;

/** Days that the answer of an operation is kept; a repeat comes within minutes. */
const RETENTION_DAYS = 7;

/** The refusal of an operation ID that names another request. */
export const operationIdUsed = (): LosError => new LosError('invalid', 'operation-id-used');

const hashOf = (request: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(request) ?? '')
    .digest('hex');

/**
 * The answer that an operation got before; undefined where it is new. Throws `invalid` where its ID was used for another
 * request.
 */
export async function earlierAnswer(
  db: JournalConnection | JournalTransaction,
  { operation, action, request }: OperationRequest,
): Promise<{ readonly answer: unknown } | undefined> {
  const earlier = await db
    .selectFrom('journal.operations')
    .select(['action', 'request_hash', 'result'])
    .where('id', '=', operation.id)
    .executeTakeFirst();
  if (earlier === undefined) return undefined;
  if (earlier.action !== action || earlier.request_hash !== hashOf(request)) {
    throw operationIdUsed();
  }
  return { answer: earlier.result.answer };
}

export const rememberedOperation = ({ operation, action, request }: OperationRequest): RememberedOperation => ({
  id: operation.id,
  action,
  requestHash: hashOf(request),
});

/** Remembers what an operation was answered that runs in no transaction of its own. */
export async function rememberAnswer(
  trx: JournalTransaction,
  { id, action, requestHash }: RememberedOperation,
  answer: unknown,
  now: Date,
): Promise<void> {
  const result = JSON.stringify({ answer });
  await trx
    .insertInto('journal.operations')
    .values({ id, action, request_hash: requestHash, result, at: now })
    .execute();
}

/** Takes the ID of an operation; false where it is taken, after waiting for the transaction that took it. */
async function takeOperation(
  trx: JournalTransaction,
  { operation, action, request }: OperationRequest,
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('journal.operations')
    .values({ id: operation.id, action, request_hash: hashOf(request), result: null, at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/**
 * Runs a write in one transaction, once for its operation ID: a repeat gets the answer of the first run, and one that comes
 * while the first still runs waits for it at the row of the operation. A refused write leaves nothing, so its ID may be
 * tried again. Throws `invalid` where the ID was used for another request.
 */
export function runOnce<Trx extends JournalTransaction, T>(
  transaction: InTransaction<Trx, T>,
  requested: OperationRequest,
  now: Date,
  act: (trx: Trx) => Promise<T>,
): Promise<T> {
  return transaction(async (trx) => {
    if (!(await takeOperation(trx, requested, now))) {
      const earlier = await earlierAnswer(trx, requested);
      return earlier?.answer as T;
    }
    const answer = await act(trx);
    await trx
      .updateTable('journal.operations')
      .set({ result: JSON.stringify({ answer }) })
      .where('id', '=', requested.operation.id)
      .execute();
    return answer;
  });
}

/** Forgets the answers of operations that will not be repeated; they hold whole loans. */
export async function deleteOldOperations(db: JournalConnection, now: Date): Promise<void> {
  const before = new Date(now.getTime() - RETENTION_DAYS * 86_400_000);
  await db.deleteFrom('journal.operations').where('at', '<', before).execute();
}
