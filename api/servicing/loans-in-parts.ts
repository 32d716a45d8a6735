import type { LoanDocument } from '../../domain/loan/document';
import type { AppContext } from '../app-context';
import { readLos } from '../loan/gateway.service';

/** Loans requested from the LOS at a time; the port accepts no more. */
const AT_A_TIME = 500;

/** Those of any number of loans that exist, by loan number. */
export async function loansInParts(
  { los }: Pick<AppContext, 'los'>,
  loanNums: readonly string[],
): Promise<ReadonlyMap<string, LoanDocument>> {
  const found = new Map<string, LoanDocument>();
  for (let first = 0; first < loanNums.length; first += AT_A_TIME) {
    const loans = await readLos(() => los.loadLoans(loanNums.slice(first, first + AT_A_TIME)));
    for (const loan of loans) found.set(loan.sLNm, loan);
  }
  return found;
}
