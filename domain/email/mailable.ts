import { applicantName, type LoanDocument } from '../loan/document';

/** Whether the loan has what every email about it needs: a borrower, and the address of the property (EMAIL-19). */
export const isMailable = (loan: LoanDocument): boolean =>
  applicantName(loan.applicants[0], 'B').trim() !== '' && (loan.sSpAddr ?? '').trim() !== '';
