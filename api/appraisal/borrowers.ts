import { borrowerName, borrowersOf, type LoanDocument } from '../../domain/loan/document';

function emailOf(loan: Pick<LoanDocument, 'applicants'>, owner: string): string | null {
  const value: unknown = Reflect.get(loan.applicants[Number(owner[0])] ?? {}, `a${owner[1]}Email`);
  return typeof value === 'string' && value !== '' ? value : null;
}

/** The borrowers of a loan, each of whom gets documents of their own. */
export const borrowersWithEmail = (loan: Pick<LoanDocument, 'applicants'>) =>
  borrowersOf(loan)
    .map((owner) => ({ name: borrowerName(loan, owner), email: emailOf(loan, owner) }))
    .filter(({ name }) => name !== '');
