import { DEFAULT_SHORT_DEBT_PERCENT, DEFAULT_SUBJECT_RENT } from '../../domain/loan/codes/underwriting-codes';
import type { LoanValues } from '../../domain/loan/document';
import type { lenderFields } from '../../domain/loan/fields/lender-fields';
import type { ChangeRules } from '../reference/reference.service';

type Decisions = Pick<LoanValues, keyof typeof lenderFields>;

/**
 * The decisions of the lender's settings that a loan stores, as far as they differ from what it has. A loan takes them over with
 * its next change, so that its figures and its change log agree.
 */
export const lenderDecisions = (
  { subjectRent, shortDebtPercent }: Pick<ChangeRules, 'subjectRent' | 'shortDebtPercent'>,
  loan: Decisions,
): Decisions => ({
  ...(subjectRent !== (loan.sSpRentQualT ?? DEFAULT_SUBJECT_RENT) && { sSpRentQualT: subjectRent }),
  ...(shortDebtPercent !== (loan.sShortDebtPc ?? DEFAULT_SHORT_DEBT_PERCENT) && { sShortDebtPc: shortDebtPercent }),
});
