import type { LoanDocument } from '../../domain/loan/document';
import type { PlainMove } from '../../domain/loan/plain-moves';
import type { AppContext } from '../app-context';
import { refuse } from '../http/app-error';
import type { Caller } from '../http/caller';
import { writeLoan } from './gateway.service';

/**
 * Moves a loan along the workflow, into a status that the user may edit. Repeating it changes nothing. 409 if the workflow has no
 * such move.
 */
export async function moveLoan(
  portal: AppContext,
  caller: Caller,
  loan: LoanDocument,
  to: PlainMove,
): Promise<LoanDocument> {
  if (!caller.actor.editPermissions.includes(to)) throw refuse('not-editable');
  if (loan.sStatusT === to) return loan;
  const write = {
    action: 'loan.status',
    loanNum: loan.sLNm,
    detail: { from: loan.sStatusT, to },
    event: 'loan',
  } as const;
  return writeLoan(portal, caller, write, (operation) => portal.los.moveStatus(operation, loan.sLNm, to));
}
