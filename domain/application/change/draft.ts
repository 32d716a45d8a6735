import type { LoanDocument } from '../../loan/document';
import { applyLoanChange, validateLoanChange } from './loan-change';

/**
 * The loan as it would be with what is typed, computed by the rules that the server computes by. What cannot be read yet,
 * such as half an amount, counts as it was before.
 */
export function draftLoan(loan: LoanDocument, typed: Readonly<Record<string, unknown>>): LoanDocument {
  const { id: _, version: __, ...values } = typed;
  return applyLoanChange(loan, validateLoanChange(values, loan).changes);
}
