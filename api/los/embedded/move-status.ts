import type { LoanDocument } from '../../../domain/loan/document';
import { statusLabel } from '../../../domain/loan/status';
import { saidAnswer } from '../../../domain/loan/status-requirements';
import type { LoanWrite } from '../journal/loan-write';
import { movedLoan, type StatusMove } from '../loan-rules/status-move';
import { lockLoan, storeChanged } from './locked-loan';
import type { Trx } from './los-db';

/** Moves a loan along the workflow. Conditions are read under the lock of the loan. */
export async function moveStatus(
  trx: Trx,
  move: Omit<StatusMove, 'conditions'>,
  write: LoanWrite,
): Promise<LoanDocument> {
  const stored = await lockLoan(trx, write);
  const conditions = await trx
    .selectFrom('los.conditions')
    .select(['status', 'cat', 'state'])
    .where('loan_num', '=', write.loanNum)
    .execute();
  const moved = await movedLoan(trx, stored, { ...move, conditions }, write.now);
  const note = { text: statusLabel(move.to) };
  return storeChanged(trx, stored, moved, { ...write, note, answer: saidAnswer(move.answer) });
}
