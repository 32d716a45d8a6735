import type { StatusLogEntry } from '../../domain/loan/activity.schemas';
import type { LoanDocument } from '../../domain/loan/document';
import type { StatusMoveBody } from '../../domain/loan/loan.schemas';
import { EARLIER } from '../../domain/loan/plain-moves';
import { statusLabel } from '../../domain/loan/status';
import { isDecision, mayMoveInto } from '../../domain/loan/status-moves';
import { isPaused } from '../../domain/loan/status-workflow';
import { message } from '../../domain/messages/message';
import { holdsSecret } from '../../domain/orders/secret-text';
import type { AppContext } from '../app-context';
import type { Actor } from '../http/actor';
import { type AppError, invalid, refuse } from '../http/app-error';
import type { Caller } from '../http/caller';
import { readLos, writeLoan } from './gateway.service';
import { maskLoan } from './ssn-mask';

/** The status that a loan on hold or canceled had before. 409 if it is neither. */
async function earlierStatus({ los }: AppContext, { sLNm, sStatusT }: LoanDocument): Promise<string> {
  const log = isPaused(sStatusT) ? await readLos(() => los.statusLog(sLNm)) : [];
  const entry = log.findLast(({ status }) => !isPaused(status));
  if (entry === undefined) throw refuse('conflict', 'no-earlier-status');
  return entry.status;
}

/** Whether this user's own request, which they may repeat, returned the loan from that status to where it is. */
async function hasReturned({ los }: AppContext, { actor }: Caller, loan: LoanDocument, from: string): Promise<boolean> {
  if (!isPaused(from) || isPaused(loan.sStatusT)) return false;
  const last = (await readLos(() => los.statusLog(loan.sLNm))).at(-1);
  return last?.from === from && last.status === loan.sStatusT && last.by === actor.displayName;
}

const statusChanged = (loan: LoanDocument): AppError =>
  refuse('stale', message('status-changed', { status: statusLabel(loan.sStatusT) }), {
    extra: { current: maskLoan(loan) },
  });

/** Throws if a note or reason has a Social Security number: notes are read by everyone at the lender, reasons are printed in letters. */
function assertNoSecret({ note, otherReason }: Pick<StatusMoveBody, 'note' | 'otherReason'>): void {
  const written = Object.entries({ note, otherReason }).filter(([, text]) => text !== undefined && holdsSecret(text));
  const fields = Object.fromEntries(written.map(([name]) => [name, 'text-has-secret'] as const));
  if (written.length > 0) throw invalid('fields-not-valid', fields);
}

/**
 * Moves a loan along the workflow, into a status that the user may edit or has the right to decide. Repeating it changes nothing. 409
 * if the workflow has no such move, or the loan is no longer in the status that the user saw; 422 if a requirement is not met.
 */
export async function moveLoan(
  portal: AppContext,
  caller: Caller,
  loan: LoanDocument,
  { to: move, from, ...answer }: StatusMoveBody,
): Promise<LoanDocument> {
  assertNoSecret(answer);
  const isSeen = from === undefined || loan.sStatusT === from;
  if (move === EARLIER && !isSeen) {
    if (await hasReturned(portal, caller, loan, from)) return loan;
    throw statusChanged(loan);
  }
  const to = move === EARLIER ? await earlierStatus(portal, loan) : move;
  const isAllowed = move === EARLIER ? caller.actor.editPermissions.includes(to) : mayMoveInto(caller.actor, to);
  if (!isAllowed) throw refuse(isDecision(to) ? 'not-authorized' : 'not-editable');
  if (loan.sStatusT === to) return loan;
  if (!isSeen) throw statusChanged(loan);
  const { reasons, isManual } = answer;
  const write = {
    action: 'loan.status',
    loanNum: loan.sLNm,
    detail: { from: loan.sStatusT, to, ...(reasons && { reasons }), ...(isManual && { isManual }) },
    event: 'loan',
  } as const;
  return writeLoan(portal, caller, write, (operation) =>
    portal.los.moveStatus(operation, loan.sLNm, to, { from: loan.sStatusT, ...answer }),
  );
}

/** The status log as the reader may see it: notes are for the lender's people. */
export const readableStatusLog = async (
  { los }: AppContext,
  { isPml }: Pick<Actor, 'isPml'>,
  loanNum: string,
): Promise<readonly StatusLogEntry[]> => {
  const log = await readLos(() => los.statusLog(loanNum));
  return isPml ? log.map(({ note: _, ...entry }) => entry) : log;
};
