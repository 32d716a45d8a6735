import { BORROWER_PAGE, COMPLIANCE_PAGE, pageOfFieldName } from '../application/field-pages';
import type { LoanDocument } from '../loan/document';
import { type LarField, loanFieldOf } from './lar-fields';
import { applicantsOf } from './row/people-part';

const isOfSecond = (field: LarField): boolean => /^co[A-Z]/.test(field);

/** The page behind `/loans/{loanNum}/` on which a field of the register is corrected; null if that is a setting of the lender. */
export function correctionPage(field: LarField, loan: LoanDocument): string | null {
  const source = loanFieldOf(field);
  if (source === null) return field === 'lei' ? null : COMPLIANCE_PAGE;
  const page = pageOfFieldName(source) ?? COMPLIANCE_PAGE;
  if (page !== BORROWER_PAGE) return page;
  const { first, second } = applicantsOf(loan);
  return `${page}/${isOfSecond(field) ? (second ?? first) : first}`;
}
