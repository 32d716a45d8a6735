import { useMemo } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import type { Page } from './page';
import { pageTable } from './page-table';

/** The page of a path. Paths without parameters take precedence. */
export function pageOfPath(pathname: string): Page | undefined {
  const found = pageTable.filter((page) => matchPath({ path: page.path, caseSensitive: false }, pathname));
  return found.sort((a, b) => a.path.split(':').length - b.path.split(':').length)[0];
}

export function useCurrentPage(): Page | undefined {
  const { pathname } = useLocation();
  return useMemo(() => pageOfPath(pathname), [pathname]);
}
