import type { LoanDocument } from '../../../domain/loan/document';
import { statusLabel } from '../../../domain/loan/status';
import type { LoanWrite } from '../journal/loan-write';
import { movedLoan } from '../loan-rules/status-move';
import { lockLoan, storeChanged } from './held-loan';
import type { Trx } from './los-db';

/** Moves a loan along the workflow. */
export async function moveStatus(trx: Trx, to: string, write: LoanWrite): Promise<LoanDocument> {
  const held = await lockLoan(trx, write.loanNum);
  const moved = await movedLoan(trx, held, to, write.now);
  return storeChanged(trx, held, moved, { ...write, note: write.note ?? { text: statusLabel(to) } });
}
