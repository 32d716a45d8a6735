import { pacificDate } from '../../../domain/format/date';
import type { LoanDocument } from '../../../domain/loan/document';
import { timeCompanion } from '../../../domain/loan/fields/date-fields';
import { statusLabel } from '../../../domain/loan/status';
import { mayMove, statusDateField } from '../../../domain/loan/status-workflow';
import { REGISTERED_STATUS } from '../../../domain/registration/can-register';
import { LosError } from '../los-error';
import { lockLoan, storeChanged } from './held-loan';
import type { Done } from './logs';
import type { Trx } from './los-db';

/** On hold and canceled: a loan leaves them for the status it had before. */
const PAUSED = ['7', '9'];

/** The loan with another status, its day, and the date and time of that status. */
export function inStatus(loan: LoanDocument, status: string, now: Date): LoanDocument {
  const day = pacificDate(now);
  const field = statusDateField(status);
  return {
    ...loan,
    sStatusT: status,
    sStatusD: day,
    ...(field && { [field]: day, [timeCompanion(field)]: now.toISOString() }),
  };
}

/** The last status in the log that is neither on hold nor canceled. */
async function statusBefore(trx: Trx, loanNum: string, current: string): Promise<string | null> {
  if (!PAUSED.includes(current)) return null;
  const row = await trx
    .selectFrom('los.status_log')
    .select('status')
    .where('loan_num', '=', loanNum)
    .where('status', 'not in', PAUSED)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.status ?? null;
}

/** Moves a loan along the workflow; only {@link register} moves one to Registered that was not there before. */
export async function moveStatus(trx: Trx, to: string, done: Done): Promise<LoanDocument> {
  const held = await lockLoan(trx, done.loanNum);
  const from = held.sStatusT;
  const before = await statusBefore(trx, done.loanNum, from);
  const registers = to === REGISTERED_STATUS && before !== REGISTERED_STATUS;
  if (registers || !mayMove(from, to, before)) {
    const message = `A loan in status ${statusLabel(from)} cannot move to ${statusLabel(to)}.`;
    throw new LosError('not-allowed', message, { from, to });
  }
  return storeChanged(trx, held, inStatus(held, to, done.now), { ...done, note: done.note ?? statusLabel(to) });
}
