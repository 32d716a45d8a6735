import { message } from '../../../domain/messages/message';
import { LosError } from '../los-error';

/** Maximum number of loans per read. */
const MAX_LOANS = 500;

export const unknownLoan = (loanNum: string): LosError =>
  new LosError('not-found', message('no-loan-of-number', { loanNum }));

/** Throws `invalid` if more loans are requested than one read returns. */
export function assertFewLoans(loanNums: readonly string[]): void {
  if (loanNums.length > MAX_LOANS) throw new LosError('invalid', message('too-many-loans', { most: MAX_LOANS }));
}
