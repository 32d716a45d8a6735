import { firstConsummation } from '../../../domain/disclosure/closing/closing-clock';
import { pacificDate } from '../../../domain/format/date';
import { hmdaDenialReasons } from '../../../domain/loan/denial';
import type { LoanDocument } from '../../../domain/loan/document';
import { timeCompanion } from '../../../domain/loan/fields/date-fields';
import { statusLabel } from '../../../domain/loan/status';
import { requirementsOfStatus, type StatusAnswer, type StatusFacts } from '../../../domain/loan/status-requirements';
import { isPaused, mayMove, pauses, statusDateField } from '../../../domain/loan/status-workflow';
import { message } from '../../../domain/messages/message';
import { REGISTERED_STATUS } from '../../../domain/registration/can-register';
import type { StoredCondition } from '../../../domain/underwriting/condition.schemas';
import { raisedBy } from '../../../domain/underwriting/investor-conditions';
import type { JournalTransaction } from '../journal/journal-db';
import { lastStatusExcept } from '../journal/status-log';
import { LosError } from '../los-error';

const APPROVED = '4';

/**
 * The loan with another status, its day, and the date and time of that status, unless the loan had the status before: a milestone
 * keeps the day on which it was first reached. The first approval also sets the initial approval date (EDISC-15).
 */
export function inStatus(loan: LoanDocument, status: string, now: Date): LoanDocument {
  const day = pacificDate(now);
  const field = statusDateField(status);
  return {
    ...loan,
    sStatusT: status,
    sStatusD: day,
    ...(field && !loan[field] && { [field]: day, [timeCompanion(field)]: now.toISOString() }),
    ...(status === APPROVED && { sInitialApprovalD: loan.sInitialApprovalD ?? day }),
  };
}

/** The loan with what the underwriter decided, and why. A counteroffer takes back the reasons of a denial and starts its own notice. */
function decided(loan: LoanDocument, { reasons = [], otherReason, isManual }: StatusAnswer): LoanDocument {
  const codes = [...reasons];
  const other = otherReason && reasons.includes('other') ? otherReason : null;
  switch (loan.sStatusT) {
    case '2':
    case APPROVED:
      return { ...loan, sIsManualUw: isManual === true };
    case '8':
      return { ...loan, sSuspenseReasonsT: codes, sSuspenseReasonOther: other };
    case '10':
      return {
        ...loan,
        sDenialReasonsT: codes,
        sDenialReasonOther: other,
        sHmdaDenialReasonsT: hmdaDenialReasons(codes),
      };
    case '47':
      return {
        ...loan,
        sDenialReasonsT: null,
        sDenialReasonOther: null,
        sHmdaDenialReasonsT: null,
        sAdverseActionSentD: null,
      };
    default:
      return loan;
  }
}

export interface StatusMove {
  readonly to: string;
  /** The status that the caller saw. */
  readonly from: string | undefined;
  readonly answer: StatusAnswer;
  /** All conditions of the loan, as the transaction sees them; undefined if the LOS keeps none. */
  readonly conditions: readonly Pick<StoredCondition, 'status' | 'cat' | 'state'>[] | undefined;
}

/**
 * The loan after a move along the workflow. Throws `stale` if it is no longer in the status that the caller saw, `not-allowed` if
 * there is no such move, and `not-ready` with the requirements that are not met. Only a registration moves a loan to Registered for
 * the first time.
 */
export async function movedLoan(
  journal: JournalTransaction,
  stored: LoanDocument,
  { to, from: seen, answer, conditions }: StatusMove,
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
  if (to === before) return inStatus(stored, to, now);
  const first = firstConsummation(stored)?.date;
  const day = stored.sConsummationD ?? pacificDate(now);
  const facts: StatusFacts = {
    ...{ loan: stored, conditions, closing: first === undefined ? undefined : { day, first } },
    investorConditions: conditions?.filter((one) => raisedBy(one) === 'investor'),
  };
  assertReady(to, facts, answer);
  return decided(inStatus(stored, to, now), answer);
}

function assertReady(to: string, facts: StatusFacts, answer: StatusAnswer): void {
  const missing = requirementsOfStatus(to, facts, answer).filter(({ isMet }) => !isMet);
  if (missing.length === 0) return;
  const requirements = missing.map(({ text }) => text);
  throw new LosError('not-ready', message('status-not-ready', { status: statusLabel(to), requirements }), {
    missing: missing.map(({ code }) => code),
  });
}
