import { followedLoan } from '../../../domain/application/change/followed-loan';
import type { CreditResult } from '../../../domain/credit/credit-result.schemas';
import { pacificDate } from '../../../domain/format/date';
import type { LoanDocument } from '../../../domain/loan/document';
import type { PricingCatalog } from '../../../domain/pricing/pricing-catalog.schemas';
import type { LoanWrite } from '../journal/loan-write';
import { logStatus } from '../journal/status-log';
import { creditedLoan, creditNote } from '../loan-rules/credited-loan';
import { lockLoan, storeChanged } from './locked-loan';
import type { Trx } from './los-db';

/**
 * Writes what a user took over from a credit report: scores, its day and the debts. The status log says where they came from.
 * Throws `stale` with the current loan, or `invalid` with fields.
 */
export async function storeCredit(
  trx: Trx,
  result: CreditResult,
  catalog: PricingCatalog,
  newId: () => string,
  write: LoanWrite,
): Promise<LoanDocument> {
  const stored = await lockLoan(trx, write);
  const reported = creditedLoan(stored, result, newId);
  await logStatus(trx, stored.sStatusT, stored.sStatusT, { ...write, note: creditNote(result) });
  return storeChanged(trx, stored, followedLoan(stored, reported, { catalog, today: pacificDate(write.now) }), write);
}
