import { matchPath } from 'react-router-dom';

/** The loan that the address is in, so that its pages can be offered too. */
export const loanOfPath = (pathname: string): string | undefined =>
  matchPath('/loans/:loanNum/*', pathname)?.params.loanNum;
