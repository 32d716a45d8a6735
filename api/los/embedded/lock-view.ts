import type { LoanDocument } from '../../../domain/loan/document';
import { unrecordedLock } from '../../../domain/locks/adopt-lock';
import type { LockContext } from '../../../domain/locks/lock-context';
import type { LockRecord } from '../../../domain/locks/lock-record';
import { viewLock } from '../../../domain/locks/view-lock';

/** The lock of a loan as the lender sees it. */
export const viewOf = (loan: LoanDocument, record: LockRecord, context: LockContext) =>
  viewLock(
    record,
    { loanNum: loan.sLNm, closing: loan.sEstCloseD ?? null, unrecorded: unrecordedLock(loan, record, context.now) },
    context,
  );
