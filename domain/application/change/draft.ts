import type { LoanDocument } from '../../loan/document';
import { applyLoanChange, validateLoanChange } from './loan-change';

/**
 * The loan with the unsaved values, computed by the server's rules. A value that cannot be parsed yet, such as half an amount,
 * is ignored.
 */
export function draftLoan(loan: LoanDocument, typed: Readonly<Record<string, unknown>>): LoanDocument {
  const { id: _, version: __, ...values } = typed;
  return applyLoanChange(loan, validateLoanChange(values, loan).changes);
}
