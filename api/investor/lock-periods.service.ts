import { pacificDate } from '../../domain/format/date';
import { daysLeft, newLockTerm } from '../../domain/investor/new-lock-term';
import { maySeeLoan } from '../../domain/loan/visibility';
import type { AppContext } from '../app-context';
import type { Actor } from '../http/actor';
import { readLos } from '../loan/gateway.service';

/** The lock term of each loan by the lock term rule. Loans that the actor may not see are left out, like those that do not exist. */
export async function lockPeriods(portal: AppContext, actor: Actor, loanNums: readonly string[]) {
  const today = pacificDate(portal.clock());
  const loans = await readLos(() => portal.los.loadLoans([...loanNums]));
  return loans
    .filter((loan) => maySeeLoan(actor, loan))
    .sort((a, b) => loanNums.indexOf(a.sLNm) - loanNums.indexOf(b.sLNm))
    .map((loan) => ({
      loanNum: loan.sLNm,
      lockPeriod: newLockTerm(loan, today),
      investorLockPeriod: loan.sInvestorLockRLckdDays ?? null,
      remainingDays: daysLeft(loan, today),
      brkLockTerm: loan.sRLckdDays ?? null,
    }));
}
