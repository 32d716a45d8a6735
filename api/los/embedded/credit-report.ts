import { withComputed } from '../../../domain/application/change/computed';
import { followedLoan } from '../../../domain/application/change/followed-loan';
import type { CreditOrder, CreditReport } from '../../../domain/credit/credit-report.schemas';
import { DEMO_REPORT } from '../../../domain/credit/demo-score';
import { missingForCredit, standInReport } from '../../../domain/credit/stand-in-report';
import { pacificDate } from '../../../domain/format/date';
import type { PricingCatalog } from '../../../domain/pricing/pricing-catalog.schemas';
import type { LoanWrite } from '../journal/loan-write';
import { logStatus } from '../journal/status-log';
import { assertCurrent } from '../loan-rules/changed-loan';
import { LosError } from '../los-error';
import { lockLoan, storeChanged } from './locked-loan';
import type { Trx } from './los-db';

/**
 * Writes a credit report to the loan. No bureau is connected here, so sample data is used, and the status log says so. Throws
 * `stale` with the current loan, `invalid` with the fields that a bureau needs.
 */
export async function creditReport(
  trx: Trx,
  order: CreditOrder,
  catalog: PricingCatalog,
  newId: () => string,
  write: LoanWrite,
): Promise<CreditReport> {
  const stored = await lockLoan(trx, write);
  assertCurrent(stored, order.version);
  const missing = missingForCredit(stored);
  if (missing.length > 0) {
    const fields = Object.fromEntries(missing.map((name) => [name, 'required' as const]));
    throw new LosError('invalid', 'credit-needs-more', { fields });
  }
  const today = pacificDate(write.now);
  const report = { today, reissue: order.reissue };
  await logStatus(trx, stored.sStatusT, stored.sStatusT, { ...write, note: DEMO_REPORT });
  const reported = withComputed({ ...stored, ...standInReport(stored, report, newId) });
  const loan = await storeChanged(trx, stored, followedLoan(stored, reported, { catalog, today }), write);
  return { loan, isStandIn: true };
}
