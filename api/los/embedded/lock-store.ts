import { type LockHistoryEvent, type LockRecord, noLock } from '../../../domain/locks/lock-record';
import { openJson, type SealedPlace, sealJson } from '../../ports/keys/sealed-json';
import type { Vault } from '../../ports/keys/vault';
import type { Db, Trx } from './los-db';

/** Where a version of a lock is sealed. */
export const lockPlace = (loanNum: string, version: number): SealedPlace => ({
  place: `los.locks:${loanNum}`,
  version,
});

/** The lock of a loan; {@link noLock} if it never had one. */
export async function readLock(db: Db, vault: Vault, loanNum: string): Promise<LockRecord> {
  const row = await db
    .selectFrom('los.locks')
    .select(['record', 'version'])
    .where('loan_num', '=', loanNum)
    .executeTakeFirst();
  return row ? openJson(vault, row.record, lockPlace(loanNum, row.version)) : noLock;
}

const answers = ['confirm', 'deny', 'cancel-request'];
export const isAnswer = ({ kind }: LockHistoryEvent): boolean => answers.includes(kind);

const instantOf = (at: string | undefined): Date | null => (at === undefined ? null : new Date(at));

/** Stores the lock of a loan that the caller has locked. */
export async function storeLock(trx: Trx, vault: Vault, loanNum: string, record: LockRecord): Promise<void> {
  const row = {
    version: record.version,
    record: sealJson(vault, record, lockPlace(loanNum, record.version)),
    waiting_at: instantOf(record.request?.at),
    answered_at: instantOf(record.events.findLast(isAnswer)?.at),
  };
  await trx
    .insertInto('los.locks')
    .values({ loan_num: loanNum, ...row })
    .onConflict((conflict) => conflict.column('loan_num').doUpdateSet(row))
    .execute();
}
