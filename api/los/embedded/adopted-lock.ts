import type { LoanDocument } from '../../../domain/loan/document';
import { needsAdoption, withAdoptedLock } from '../../../domain/locks/adopt-lock';
import type { LockRecord } from '../../../domain/locks/lock-record';
import type { PricingCatalog } from '../../../domain/pricing/pricing-catalog.schemas';
import type { Vault } from '../../ports/keys/vault';
import { lockPricer } from './lock-pricer';
import { readLock, storeLock } from './lock-store';
import { lockLoan } from './locked-loan';
import type { Db, Trx } from './los-db';

interface Adoption {
  readonly vault: Vault;
  readonly catalog: PricingCatalog;
  readonly now: Date;
}

/**
 * The record of the loan's lock. The lock of a loan that was locked before there were records is stored the first time that anyone
 * reads or changes the loan, so that later facts and prices are compared with it. The caller has locked the loan.
 */
export async function adoptLock(trx: Trx, loan: LoanDocument, { vault, catalog, now }: Adoption): Promise<LockRecord> {
  const { sLNm } = loan;
  const record = await readLock(trx, vault, sLNm);
  const adopted = withAdoptedLock(loan, record, lockPricer(loan, { catalog, now }));
  if (adopted !== record) await storeLock(trx, vault, sLNm, adopted);
  return adopted;
}

/** The same for a reader, who locks the loan only if there is something to store. */
export async function adoptedLock(db: Db, loan: LoanDocument, adoption: Adoption): Promise<LockRecord> {
  const { vault } = adoption;
  const record = await readLock(db, vault, loan.sLNm);
  if (!needsAdoption(loan, record) || withAdoptedLock(loan, record, lockPricer(loan, adoption)) === record)
    return record;
  return db
    .transaction()
    .execute(async (trx) => adoptLock(trx, await lockLoan(trx, { loanNum: loan.sLNm, vault }), adoption));
}
