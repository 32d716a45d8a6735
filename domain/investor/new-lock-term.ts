import type { LoanValues } from '../loan/document';
import { lockTerm, remainingDays } from '../pricing/lock-term';

const LOCKED = '1';

type LockFields = Pick<
  LoanValues,
  'sStatusT' | 'sRateLockStatusT' | 'sRLckdDays' | 'sRLckdExpiredD' | 'sInvestorLockRLckdDays'
>;

/** Days from today to the end of the borrower's lock; null without a lock. */
export const daysLeft = (
  { sRateLockStatusT, sRLckdExpiredD }: Pick<LockFields, 'sRateLockStatusT' | 'sRLckdExpiredD'>,
  today: string,
): number | null => (sRateLockStatusT === LOCKED && sRLckdExpiredD ? remainingDays(today, sRLckdExpiredD) : null);

/** The lock term to price a loan with today for its sale, by the lock term rule (specification section 9). */
export const newLockTerm = (loan: LockFields, today: string): number =>
  lockTerm({
    statusCode: loan.sStatusT ?? '',
    investorPeriod: loan.sInvestorLockRLckdDays,
    remainingDays: daysLeft(loan, today),
    brokerLockTerm: loan.sRLckdDays ?? null,
  });
