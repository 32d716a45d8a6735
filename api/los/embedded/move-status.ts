import type { LoanDocument } from '../../../domain/loan/document';
import { statusLabel } from '../../../domain/loan/status';
import type { LoanWrite } from '../journal/loan-write';
import { movedLoan, type StatusMove } from '../loan-rules/status-move';
import { lockLoan, storeChanged } from './locked-loan';
import type { Trx } from './los-db';

/** Moves a loan along the workflow. */
export async function moveStatus(trx: Trx, move: StatusMove, write: LoanWrite): Promise<LoanDocument> {
  const stored = await lockLoan(trx, write);
  const moved = await movedLoan(trx, stored, move, write.now);
  return storeChanged(trx, stored, moved, { ...write, note: write.note ?? { text: statusLabel(move.to) } });
}
