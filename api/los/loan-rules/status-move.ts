import { pacificDate } from '../../../domain/format/date';
import type { LoanDocument } from '../../../domain/loan/document';
import { timeCompanion } from '../../../domain/loan/fields/date-fields';
import { statusLabel } from '../../../domain/loan/status';
import { isPaused, mayMove, pauses, statusDateField } from '../../../domain/loan/status-workflow';
import { message } from '../../../domain/messages/message';
import { REGISTERED_STATUS } from '../../../domain/registration/can-register';
import type { JournalTransaction } from '../journal/journal-db';
import { lastStatusExcept } from '../journal/status-log';
import { LosError } from '../los-error';

const APPROVED = '4';

/**
 * The loan with another status, its day, and the date and time of that status. The first approval also sets the initial approval
 * date, which later approvals keep (EDISC-15).
 */
export function inStatus(loan: LoanDocument, status: string, now: Date): LoanDocument {
  const day = pacificDate(now);
  const field = statusDateField(status);
  return {
    ...loan,
    sStatusT: status,
    sStatusD: day,
    ...(field && { [field]: day, [timeCompanion(field)]: now.toISOString() }),
    ...(status === APPROVED && { sInitialApprovalD: loan.sInitialApprovalD ?? day }),
  };
}

/**
 * The loan after a move along the workflow. Throws `not-allowed` if there is no such move; only a registration moves a loan to
 * Registered for the first time.
 */
export async function movedLoan(
  journal: JournalTransaction,
  stored: LoanDocument,
  to: string,
  now: Date,
): Promise<LoanDocument> {
  const from = stored.sStatusT;
  const before = isPaused(from) ? await lastStatusExcept(journal, stored.sLNm, pauses) : null;
  const registers = to === REGISTERED_STATUS && before !== REGISTERED_STATUS;
  if (registers || !mayMove(from, to, before)) {
    const statuses = { from: statusLabel(from), to: statusLabel(to) };
    throw new LosError('not-allowed', message('cannot-move-status', statuses), { from, to });
  }
  return inStatus(stored, to, now);
}
