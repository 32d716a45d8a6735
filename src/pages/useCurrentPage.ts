import { useMemo } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import type { Page } from './page';
import { pageTable } from './page-table';

/** Most recent answers: all parts of a page ask for the same path, and each would try the patterns of all pages. */
const known = new Map<string, Page | undefined>();
const MAX_KNOWN = 50;

const partsOf = (path: string): readonly string[] => path.toLowerCase().replace(/\/+$/, '').split('/');

/** Rules out most pages without a pattern: another number of parts, or another beginning. */
function mayMatch(path: string, [, first, ...rest]: readonly string[]): boolean {
  const [, start = '', ...others] = partsOf(path);
  return (start === first || /^[:*]/.test(start)) && (path.endsWith('*') || others.length === rest.length);
}

function find(pathname: string): Page | undefined {
  const parts = partsOf(pathname);
  const found = pageTable
    .filter((page) => mayMatch(page.path, parts))
    .filter((page) => matchPath({ path: page.path, caseSensitive: false }, pathname));
  return found.sort((a, b) => a.path.split(':').length - b.path.split(':').length)[0];
}

/** The page of a path. Paths without parameters take precedence. */
export function pageOfPath(pathname: string): Page | undefined {
  if (known.has(pathname)) return known.get(pathname);
  if (known.size >= MAX_KNOWN) known.clear();
  const page = find(pathname);
  known.set(pathname, page);
  return page;
}

export function useCurrentPage(): Page | undefined {
  const { pathname } = useLocation();
  return useMemo(() => pageOfPath(pathname), [pathname]);
}
