import { borrowerName, type LoanDocument, borrowersOf as ownersOf } from '../../../domain/loan/document';
import { borrowersOf, propertyOf } from '../../documents/documents.service';

/** What the head of each form says of the loan. */
export const headOf = (loan: LoanDocument) => ({
  loanNum: loan.sLNm,
  borrowers: borrowersOf(loan),
  property: propertyOf(loan),
  amount: loan.sFinalLAmt ?? loan.sLAmtCalc ?? null,
});

/** The borrowers and others who hold title, by name, each once. */
export function titleHolders(loan: LoanDocument): string[] {
  const others = loan.vestings.map(
    ({ firstName, lastName, entityName }) => [firstName, lastName].filter(Boolean).join(' ') || (entityName ?? ''),
  );
  const borrowers = ownersOf(loan).map((owner) => borrowerName(loan, owner));
  return [...new Set([...borrowers, ...others].filter(Boolean))];
}
