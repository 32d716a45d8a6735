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

export interface StatusMove {
  readonly to: string;
  /** The status that the caller saw. */
  readonly from: string | undefined;
}

/**
 * The loan after a move along the workflow. Throws `stale` if it is no longer in the status that the caller saw, `not-allowed` if there is no such move; only a registration moves a loan to
 * Registered for the first time.
 */
export async function movedLoan(
  journal: JournalTransaction,
  stored: LoanDocument,
  { to, from: seen }: StatusMove,
  now: Date,
): Promise<LoanDocument> {
  const from = stored.sStatusT;
  if (seen !== undefined && seen !== from) {
    throw new LosError('stale', message('status-changed', { status: statusLabel(from) }), { current: stored });
  }
  const before = isPaused(from) ? await lastStatusExcept(journal, stored.sLNm, pauses) : null;
  const registers = to === REGISTERED_STATUS && before !== REGISTERED_STATUS;
  if (registers || !mayMove(from, to, before)) {
    const statuses = { from: statusLabel(from), to: statusLabel(to) };
    throw new LosError('not-allowed', message('cannot-move-status', statuses), { from, to });
  }
  return inStatus(stored, to, now);
}
