import type { PageLetters } from '../../domain/access/page-letters';
import { emailPage } from '../../domain/pages/email-page';
import { pathBehindLoan, pathOfLoan } from '../../domain/pages/page';

/**
 * Path for a handed-over session: its loan, or the loan's email page for users who may write on it
 * (SESSION-22, SESSION-23). The API derives the letters from the writer roles of the page. This entry point does not load the page table.
 */
export const landingPath = (loanNum: string, { email }: PageLetters): string =>
  `${pathOfLoan(loanNum)}${email === 'w' ? pathBehindLoan(emailPage) : ''}`;
