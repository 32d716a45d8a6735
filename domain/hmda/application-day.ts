import type { LoanDocument } from '../loan/document';

/**
 * The day of the application: as entered for the register, received, on the form (1003.4(a)(1)(ii)), or at the latest the
 * registration. An inquiry has none.
 */
export const applicationDay = (loan: LoanDocument): string | undefined =>
  loan.sHmdaApplicationD ?? loan.sAppReceivedD ?? loan.applicants[0]?.aBSignedD ?? loan.sSubmitD ?? undefined;
