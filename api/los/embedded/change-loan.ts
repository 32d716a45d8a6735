import { followedLoan } from '../../../domain/application/change/followed-loan';
import { pacificDate } from '../../../domain/format/date';
import type { LoanDocument } from '../../../domain/loan/document';
import type { LoanChange } from '../../../domain/loan/loan-document.schemas';
import type { PricingCatalog } from '../../../domain/pricing/pricing-catalog.schemas';
import type { LoanWrite } from '../journal/loan-write';
import { changedLoan } from '../loan-rules/changed-loan';
import { adoptLock } from './adopted-lock';
import { lockLoan, storeChanged } from './locked-loan';
import type { Trx } from './los-db';

/** Changes fields of a loan; the figures of its program follow. Throws `stale`, or `invalid` with fields if a value is invalid. */
export async function changeLoan(
  trx: Trx,
  change: LoanChange,
  catalog: PricingCatalog,
  newId: () => string,
  write: LoanWrite,
): Promise<LoanDocument> {
  const stored = await lockLoan(trx, write);
  // The lock is that of the loan before this change.
  await adoptLock(trx, stored, { ...write, catalog });
  const changed = changedLoan(stored, change, newId);
  const followed = followedLoan(stored, changed, { catalog, today: pacificDate(write.now) });
  return storeChanged(trx, stored, followed, write);
}
