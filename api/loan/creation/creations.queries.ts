import type { Insertable, Kysely, Selectable } from 'kysely';
import type { PortalDb } from '../../db/portal-db';
import type { LoanCreationRow } from '../loan.tables';

type Db = Kysely<PortalDb>;

export type StoredCreation = Selectable<LoanCreationRow>;

/** Hours for which a key is remembered. The LOS remembers operations for longer. */
const KEY_HOURS = 24;

/** The creation that a user asked for with this key; undefined if there is none, or its key has expired. */
export async function creationOf(
  db: Db,
  { userId, key }: { readonly userId: string; readonly key: string },
  now: Date,
): Promise<StoredCreation | undefined> {
  await db
    .deleteFrom('portal.loan_creations')
    .where('created_at', '<=', new Date(now.getTime() - KEY_HOURS * 3_600_000))
    .execute();
  return db
    .selectFrom('portal.loan_creations')
    .selectAll()
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
}

type NewCreation = Omit<Insertable<LoanCreationRow>, 'loan_num' | 'repeated'>;

/** Stores a creation before the LOS is asked; false if its key is taken, after waiting for the request that took it. */
export async function addCreation(trx: Db, creation: NewCreation): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('portal.loan_creations')
    .values({ ...creation, loan_num: null, repeated: false })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** A repeat joins a creation that has not ended; false if it has meanwhile. */
export async function joinCreation(db: Db, operationId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('portal.loan_creations')
    .set({ repeated: true })
    .where('operation_id', '=', operationId)
    .where('loan_num', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** The loan was created; false if another request knew it first. */
export async function endCreation(
  trx: Db,
  operationId: string,
  loanNum: string,
  content: NewCreation['content'],
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('portal.loan_creations')
    .set({ loan_num: loanNum, content })
    .where('operation_id', '=', operationId)
    .where('loan_num', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Frees the key of a creation that came to nothing. With `alone`, only if no repeat can still be under way. */
export async function dropCreation(db: Db, operationId: string, alone: boolean): Promise<void> {
  await db
    .deleteFrom('portal.loan_creations')
    .where('operation_id', '=', operationId)
    .where('loan_num', 'is', null)
    .$if(alone, (query) => query.where('repeated', '=', false))
    .execute();
}
