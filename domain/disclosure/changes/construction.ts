import { addDays } from '../../format/date';
import type { NewLoanDocument } from '../../loan/document';

/** Purposes of a loan that builds a home (sLPurposeT). */
const building: readonly string[] = ['3', '4'];

/** A loan to buy a home that is yet to be built, or under construction, is one too (comment 19(e)(3)(iv)(F)-1). */
const isConstruction = ({ sLPurposeT, sIsConstructionLoan }: NewLoanDocument): boolean =>
  building.includes(sLPurposeT ?? '') || sIsConstructionLoan === true;

/** Days between the Loan Estimate and consummation, and at least between a revision and it (12 CFR 1026.19(e)(3)(iv)(F)). */
const DAYS = 60;

const lastDay = ({ sConsummationD, sEstCloseD }: NewLoanDocument): string | undefined => {
  const closing = sConsummationD ?? sEstCloseD;
  return closing ? addDays(closing, -DAYS) : undefined;
};

/** Whether a Loan Estimate of a day says that it may be revised later: settlement of new construction more than 60 days away. */
export function noticeOfDelay(loan: NewLoanDocument, issued: string): boolean {
  const last = lastDay(loan);
  return isConstruction(loan) && last !== undefined && issued < last;
}

/** Whether a delayed settlement is a reason to revise on a day: the first Loan Estimate has said so, and 60 days are left. */
export function mayDelayConstruction(loan: NewLoanDocument, today: string): boolean {
  const last = lastDay(loan);
  return loan.loanEstimates?.[0]?.hasConstructionNotice === true && last !== undefined && today < last;
}
