import { openJson, sealJson } from '../../ports/keys/sealed-json';
import type { Vault } from '../../ports/keys/vault';
import { LosError } from '../los-error';
import type { Operation } from '../operation';
import type { JournalConnection, JournalTransaction, OperationResult } from './journal-db';
import { answerContext } from './sealed-tables';

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
  readonly requestHash: string | null;
}

/** Runs work in a transaction of a database that has the journal. */
type InTransaction<Trx extends JournalTransaction, T> = (work: (trx: Trx) => Promise<T>) => Promise<T>;

/** Days that the answer of an operation is stored; repeats arrive within minutes. */
const RETENTION_DAYS = 7;

/** The error for an operation ID that was used for another request. */
export const operationIdUsed = (): LosError => new LosError('invalid', 'operation-id-used');

/** The hash is keyed, because a plain one could be compared with those of all Social Security numbers. */
const HASHED = 'journal.operations:request';

const hashOf = (vault: Vault, request: unknown): string => vault.hash(JSON.stringify(request) ?? '', HASHED);

const isRequest = (vault: Vault, hash: string | null, request: unknown): boolean =>
  hash === null || vault.hashes(JSON.stringify(request) ?? '', HASHED).includes(hash);

/** The earlier answers by operation ID. Throws `invalid` if an ID was used for another request. */
export async function earlierAnswers(
  db: JournalConnection | JournalTransaction,
  vault: Vault,
  requests: readonly OperationRequest[],
): Promise<ReadonlyMap<string, OperationResult>> {
  const ids = requests.map(({ operation }) => operation.id);
  const rows = await db
    .selectFrom('journal.operations')
    .select(['id', 'action', 'request_hash', 'result'])
    .where('id', 'in', ids)
    .execute();
  const requested = new Map(requests.map((one) => [one.operation.id, one]));
  return new Map(
    rows.map(({ id, action, request_hash, result }) => {
      const asked = requested.get(id);
      if (asked?.action !== action || !isRequest(vault, request_hash, asked.request)) throw operationIdUsed();
      return [id, result === null ? {} : openJson(vault, result, answerContext(id))];
    }),
  );
}

/** The earlier answer of an operation; undefined if it is new. */
export async function earlierAnswer(
  db: JournalConnection | JournalTransaction,
  vault: Vault,
  requested: OperationRequest,
): Promise<OperationResult | undefined> {
  return (await earlierAnswers(db, vault, [requested])).get(requested.operation.id);
}

export const rememberedOperation = (
  vault: Vault,
  { operation, action, request }: OperationRequest,
): RememberedOperation => ({
  id: operation.id,
  action,
  requestHash: hashOf(vault, request),
});

/** Stores the answers of operations that did not reserve their IDs. */
export async function rememberAnswers(
  trx: JournalTransaction,
  vault: Vault,
  answered: readonly (RememberedOperation & { readonly answer: unknown })[],
  now: Date,
): Promise<void> {
  if (answered.length === 0) return;
  await trx
    .insertInto('journal.operations')
    .values(
      answered.map(({ id, action, requestHash, answer }) => ({
        ...{ id, action, request_hash: requestHash, at: now },
        result: sealJson<OperationResult>(vault, { answer }, answerContext(id)),
      })),
    )
    .execute();
}

/** Reserves the ID of an operation; false if it is taken, after waiting for the transaction that took it. */
async function reserveOperation(
  trx: JournalTransaction,
  vault: Vault,
  { operation, action, request }: OperationRequest,
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('journal.operations')
    .values({ id: operation.id, action, request_hash: hashOf(vault, request), result: null, at: now })
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
  vault: Vault,
  requested: OperationRequest,
  now: Date,
  act: (trx: Trx) => Promise<T>,
): Promise<T> {
  return transaction(async (trx) => {
    if (!(await reserveOperation(trx, vault, requested, now))) {
      const earlier = await earlierAnswer(trx, vault, requested);
      return earlier?.answer as T;
    }
    const answer = await act(trx);
    const { id } = requested.operation;
    await trx
      .updateTable('journal.operations')
      .set({ result: sealJson<OperationResult>(vault, { answer }, answerContext(id)) })
      .where('id', '=', id)
      .execute();
    return answer;
  });
}

/** Forgets the answers of operations that will not be repeated; they hold whole loans. */
export async function deleteOldOperations(db: JournalConnection, now: Date): Promise<void> {
  const before = new Date(now.getTime() - RETENTION_DAYS * 86_400_000);
  await db.deleteFrom('journal.operations').where('at', '<', before).execute();
}
