import { BORROWER_PAGE, COMPLIANCE_PAGE, pageOfFieldName } from '../application/field-pages';
import type { LoanDocument } from '../loan/document';
import { pagesOfLoan } from '../pages/loan-path';
import { pathBehindLoan } from '../pages/page';
import { type LarField, loanFieldOf } from './lar-fields';
import { applicantsOf } from './row/people-part';

const at = (page: keyof typeof pagesOfLoan): string => pathBehindLoan(pagesOfLoan[page]).slice(1);

/** Costs are the sum of fees, a result comes from a submission, and reasons of a denial from the move to that status. */
const pages: Partial<Record<LarField, string>> = {
  ...{
    totalLoanCosts: at('loan'),
    originationCharges: at('loan'),
    discountPoints: at('loan'),
    lenderCredits: at('loan'),
  },
  ...{ denial1: at('dashboard'), denialOther: at('dashboard') },
  ...{ aus1: at('aus'), ausResult1: at('aus'), ausOther: at('aus'), ausResultOther: at('aus') },
};

const isOfSecond = (field: LarField): boolean => /^co[A-Z]/.test(field);

/** The page behind `/loans/{loanNum}/` on which a field of the register is corrected; null if that is a setting of the lender. */
export function correctionPage(field: LarField, loan: LoanDocument): string | null {
  const source = loanFieldOf(field);
  if (source === null) return field === 'lei' ? null : COMPLIANCE_PAGE;
  const page = pages[field] ?? pageOfFieldName(source) ?? COMPLIANCE_PAGE;
  if (page !== BORROWER_PAGE) return page;
  const { first, second } = applicantsOf(loan);
  return `${page}/${isOfSecond(field) ? (second ?? first) : first}`;
}
