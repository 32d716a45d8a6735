import { matchPath } from 'react-router-dom';
import { LOAN_ROUTE } from '../../../domain/pages/page';

/** The loan number of a path, so that the loan's pages are found too. */
export const loanOfPath = (pathname: string): string | undefined =>
  matchPath(`${LOAN_ROUTE}/*`, pathname)?.params.loanNum;
