import { matchPath } from 'react-router-dom';

/** The loan number of a path, so that the loan's pages are found too. */
export const loanOfPath = (pathname: string): string | undefined =>
  matchPath('/loans/:loanNum/*', pathname)?.params.loanNum;
