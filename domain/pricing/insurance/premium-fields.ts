import type { LoanValues } from '../../loan/document';
import { schemeOf } from '../upfront-fee';

/** The values of a premium: they belong to one scheme and one way to pay it. */
export const premiumFields = ['sFfUfmipR', 'sFfUfmip1pc', 'sProMInsR', 'sProMIns', 'sProMInsCancelLtv'] as const;

/** Whether a loan has the quoted premium of private insurance, or none yet, rather than one that a user entered. */
export function followsQuote(loan: LoanValues): boolean {
  if (schemeOf(loan.sLT) !== 'pmi') return false;
  return typeof loan.sIsMiEstimate === 'boolean' || premiumFields.every((field) => !loan[field]);
}
