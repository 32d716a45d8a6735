import { createHash } from 'node:crypto';
import { LosError } from '../los-error';
import type { Operation } from '../operation';
import type { JournalConnection, JournalTransaction } from './journal-db';

/** A requested write: its operation, its action, and all its parameters. */
export interface OperationRequest {
  readonly operation: Operation;
  readonly action: string;
  readonly request: unknown;
}

/** A stored operation; a repeat must be the same request. */
export interface RememberedOperation {
  readonly id: string;
  readonly action: string;
  readonly requestHash: string;
}

/** Runs work in a transaction of a database that has the journal. */
type InTransaction<Trx extends JournalTransaction, T> = (work: (trx: Trx) => Promise<T>) => Promise<T>;

/** Days that the answer of an operation is stored; repeats arrive within minutes. */
const RETENTION_DAYS = 7;

/** The error for an operation ID that was used for another request. */
export const operationIdUsed = (): LosError => new LosError('invalid', 'operation-id-used');

const hashOf = (request: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(request) ?? '')
    .digest('hex');

/** The earlier answer of an operation; undefined if it is new. Throws `invalid` if its ID was used for another request. */
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

/** Stores the answer of an operation that runs without its own transaction. */
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

/** Reserves the ID of an operation; false if it is taken, after waiting for the transaction that took it. */
async function reserveOperation(
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
 * Runs a write in one transaction, once per operation ID: a repeat gets the first answer, and one that arrives while the first
 * is still running waits for it. A refused write leaves nothing, so its ID can be tried again. Throws `invalid` if the ID was
 * used for another request.
 */
export function runOnce<Trx extends JournalTransaction, T>(
  transaction: InTransaction<Trx, T>,
  requested: OperationRequest,
  now: Date,
  act: (trx: Trx) => Promise<T>,
): Promise<T> {
  return transaction(async (trx) => {
    if (!(await reserveOperation(trx, requested, now))) {
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
