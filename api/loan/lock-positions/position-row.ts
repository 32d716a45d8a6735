import { paidToOriginator } from '../../../domain/investor/lender-position';
import type { LoanDocument } from '../../../domain/loan/document';
import { statusGroup } from '../../../domain/loan/status';
import { centsOf } from '../../../domain/numbers/cents';
import { formatCents } from '../../../domain/numbers/fixed';
import type { LockPositionRow } from '../loan.tables';

const LOCKED = '1';
const SOLD = '27';

/** Whether the lender has a position in the loan: a lock or a commitment, until the loan is sold, canceled, denied or withdrawn. */
const isOpen = (loan: LoanDocument): boolean =>
  loan.sStatusT !== SOLD &&
  statusGroup(loan.sStatusT) !== 'ended' &&
  (loan.sRateLockStatusT === LOCKED || Boolean(loan.sInvestorLockRLckdD));

/** The position of a loan; null if there is none. It depends only on the loan. */
export function positionRowOf(loan: LoanDocument): LockPositionRow | null {
  if (!isOpen(loan)) return null;
  const amount = loan.sFinalLAmt ?? loan.sLAmtCalc ?? null;
  return {
    loan_num: loan.sLNm,
    version: loan.version,
    lock_status: loan.sRateLockStatusT ?? null,
    lock_expires: loan.sRLckdExpiredD ?? null,
    lock_days: loan.sRLckdDays ?? null,
    lock_price: loan.sBrokerLockFinalBrokComp1PcPrice ?? null,
    loan_type: loan.sLT ?? null,
    amount,
    originator_paid: formatCents(paidToOriginator(loan, centsOf(amount) ?? 0)),
    commitment_type: loan.sInvestorLockCommitmentT ?? null,
    investor_program: loan.sInvestorLockLpTemplateNm ?? null,
    investor_days: loan.sInvestorLockRLckdDays ?? null,
    investor_expires: loan.sInvestorLockRLckExpiredD ?? null,
    investor_points: loan.sInvestorLockBrokComp1Pc ?? null,
    current_price: loan.sCurrentPrice ?? null,
    current_price_at: loan.sCurrentPriceD ?? null,
  };
}
