import { type LoanPageKey, loanPages } from './loan-pages';
import { pathBehindLoan, pathOfLoan } from './page';
import { registerPages } from './register-pages';

/** Every page of a loan: those of the loan menu, and Register My Loan. */
export const pagesOfLoan = { ...loanPages, ...registerPages };

/** Name of a page whose path has no parameter but the loan number. */
export type LoanPathKey = Exclude<LoanPageKey | keyof typeof registerPages, 'borrower-id'>;

/** The path of a page of a loan. Without a page it is the path of the loan, which opens the dashboard. */
export const loanPath = (loanNum: string, page?: LoanPathKey): string =>
  `${pathOfLoan(loanNum)}${page ? pathBehindLoan(pagesOfLoan[page]) : ''}`;
