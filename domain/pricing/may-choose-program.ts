import type { LoanValues } from '../loan/document';
import { isRegistrationStage } from '../loan/status';

const LOCKED = '1';

/** A program is chosen until the loan is submitted, and no more while a lock holds its price. */
export const mayChooseProgram = (loan: LoanValues): boolean =>
  isRegistrationStage(loan.sStatusT) && loan.sRateLockStatusT !== LOCKED;
