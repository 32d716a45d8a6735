import type { LockedLoan } from '../../../domain/locks/los-locks.schemas';
import { openJson, sealJson } from '../../ports/keys/sealed-json';
import type { Vault } from '../../ports/keys/vault';
import { requireLoan } from './find-loan';
import type { Db, Trx } from './los-db';

export const confirmationPlace = (id: string): string => `los.lock_confirmations:${id}:content`;

const idOf = (loanNum: string, number: number): string => `${loanNum}-${number}`;

/** Keeps the lock and its loan as they are when a change is confirmed. */
export async function storeConfirmation(trx: Trx, vault: Vault, locked: LockedLoan, number: number): Promise<void> {
  const { sLNm } = locked.loan;
  const id = idOf(sLNm, number);
  const content = sealJson(vault, locked, confirmationPlace(id));
  await trx.insertInto('los.lock_confirmations').values({ id, loan_num: sLNm, number, content }).execute();
}

/** The lock and its loan as they were at a confirmation; null for one from before they were kept. */
export async function lockConfirmation(
  db: Db,
  vault: Vault,
  loanNum: string,
  number: number,
): Promise<LockedLoan | null> {
  await requireLoan(db, loanNum);
  const id = idOf(loanNum, number);
  const row = await db.selectFrom('los.lock_confirmations').select('content').where('id', '=', id).executeTakeFirst();
  return row ? openJson(vault, row.content, confirmationPlace(id)) : null;
}
