import { useLocation } from 'react-router-dom';
import { useCurrentPage } from '../../pages/useCurrentPage';
import { usePageTitle } from '../loan/usePageTitle';
import { loanOfPath } from '../palette/loan-of-path';

/** The current path with its query string, and a default bookmark name: the title and the loan. */
export function useThisPage(): { readonly path: string; readonly name: string } {
  const { pathname, search, hash } = useLocation();
  const page = useCurrentPage();
  const title = usePageTitle(page);
  return { path: pathname + search + hash, name: [title, loanOfPath(pathname)].filter(Boolean).join(' ') };
}
