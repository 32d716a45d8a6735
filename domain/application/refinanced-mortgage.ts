import type { LoanValues } from '../loan/document';
import type { LiabilityRecord, LoanRecords } from '../loan/records';
import { centsOrZero } from '../numbers/cents';

const MORTGAGE = '0';
const SECOND_LIEN = '1';
/** Refinances of a first mortgage; a home equity loan leaves it in place. */
const replacingPurposes: readonly (string | null | undefined)[] = ['1', '2', '6', '7'];

/**
 * Whether the loan refinances the property that secures a mortgage, so that this closing pays it off. One with the payment of the
 * liens that stay in the housing expense stays, and so does a line of credit, which may be subordinated.
 */
export function isRefinanced(
  { type, reoId, payment }: Pick<LiabilityRecord, 'type' | 'reoId' | 'payment'>,
  loan: Pick<LoanValues, 'sLPurposeT' | 'sLienPosT' | 'sProOFinPmt'> & Pick<LoanRecords, 'reos'>,
): boolean {
  if (type !== MORTGAGE || !reoId || loan.sLienPosT === SECOND_LIEN) return false;
  if (!replacingPurposes.includes(loan.sLPurposeT)) return false;
  const staying = centsOrZero(loan.sProOFinPmt);
  if (staying > 0 && staying === centsOrZero(payment)) return false;
  return loan.reos.some(({ id, isSubjectProperty }) => id === reoId && isSubjectProperty === true);
}
