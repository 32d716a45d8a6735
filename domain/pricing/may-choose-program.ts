import type { LoanValues } from '../loan/document';
import { isRegistrationStage } from '../loan/status';

/** Locked, Lock Requested and Lock Suspended: the lock decides program and rate. */
const HELD = ['1', '2', '3'];

/** A program is chosen until the loan is submitted, and no more while a lock or a request for one holds its price. */
export const mayChooseProgram = (loan: LoanValues): boolean =>
  isRegistrationStage(loan.sStatusT) && !HELD.includes(loan.sRateLockStatusT ?? '');
