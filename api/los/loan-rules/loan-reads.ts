import { LosError } from '../los-error';

/** The most loans that one read gives. */
const MOST_LOANS = 500;

export const unknownLoan = (loanNum: string): LosError => new LosError('not-found', `There is no loan ${loanNum}.`);

/** Throws `invalid` for more loans than one read gives. */
export function assertFewLoans(loanNums: readonly string[]): void {
  if (loanNums.length > MOST_LOANS) throw new LosError('invalid', `At most ${MOST_LOANS} loans are given at once.`);
}
