import { pacificDate } from '../../format/date';
import type { LoanValues, NewLoanDocument } from '../../loan/document';
import { chosenProgramFields } from '../../pricing/chosen-program';
import type { PricedProgram } from '../../pricing/price-program';
import type { RateOption } from '../../pricing/pricing.schemas';
import type { PricingCatalog } from '../../pricing/pricing-catalog.schemas';
import { followedLoan } from '../change/followed-loan';
import { applyLoanChange } from '../change/loan-change';
import { qualifiedRate } from './qualified-rate';

/** What a choice is made with, besides the loan. */
export interface ChoiceFacts {
  readonly catalog: PricingCatalog;
  readonly now: Date;
}

/** A rate of a priced program. */
export interface PricedRate {
  readonly priced: PricedProgram;
  readonly option: RateOption;
}

/** The stamp of the price: when it was found, and the figures of the loan with it. */
const stampOf = (loan: LoanValues, now: Date): Partial<LoanValues> => ({
  sPricedD: now.toISOString(),
  sPricedProMIns: loan.sProMIns ?? null,
  sPricedMonthlyPmt: loan.sMonthlyPmt ?? null,
  sPricedQualBottomR: loan.sQualBottomR ?? null,
  sPricedTransNetCash: loan.sTransNetCash ?? null,
});

/** The loan with a rate of a program: its terms and price, the figures that follow from them, and the stamp of the price. */
export function withChosenProgram<Kind extends NewLoanDocument>(
  loan: Kind,
  { priced, option }: PricedRate,
  { catalog, now }: ChoiceFacts,
): Kind {
  const facts = { catalog, today: pacificDate(now) };
  const qualified = qualifiedRate(loan, facts)(priced, option);
  const chosen = applyLoanChange(loan, { ...chosenProgramFields(loan, priced, option), ...qualified });
  const followed = followedLoan(loan, chosen, facts);
  return applyLoanChange(followed, stampOf(followed, now));
}
