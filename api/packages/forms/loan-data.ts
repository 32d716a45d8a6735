import { calculationCents } from '../../../domain/application/calculations/calculation';
import { calculationsOf } from '../../../domain/application/calculations/calculations';
import { worksheetOf } from '../../../domain/fees/worksheet';
import { borrowerName, type LoanDocument, borrowersOf as ownersOf } from '../../../domain/loan/document';
import { centsOrZero } from '../../../domain/numbers/cents';
import type { Cents } from '../../../domain/numbers/fixed';
import { escrowYear } from '../../../domain/packages/escrow-statement';
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

/** The parts of the monthly payment in cents. */
export interface Payment {
  readonly principalAndInterest: Cents;
  readonly insurance: Cents;
  readonly escrow: Cents;
  readonly total: Cents;
}

export function paymentOf(loan: LoanDocument): Payment {
  const principalAndInterest = calculationCents(calculationsOf(loan).payment) ?? 0;
  const insurance = centsOrZero(loan.sProMIns);
  const escrow = escrowYear(loan, worksheetOf(loan))?.payment ?? 0;
  return { principalAndInterest, insurance, escrow, total: principalAndInterest + insurance + escrow };
}
