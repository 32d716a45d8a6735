import { matchPath } from 'react-router-dom';
import { loadParts } from '../providers/i18n/portal-i18n';
import { pageTable } from './page-table';
import { screenOf } from './screens';
import { pageOfPath } from './useCurrentPage';

/**
 * Begins to fetch the page of an address, so that it is there when its turn comes: after the session, the application and
 * its language. What fails here fails again, and is said, when the page is shown.
 */
export function prefetchPage(pathname: string): void {
  const page =
    pageOfPath(pathname) ??
    pageTable.find(({ aliases = [] }) => aliases.some((path) => matchPath({ path, caseSensitive: false }, pathname)));
  const screen = page && screenOf(page);
  if (!screen) return;
  Promise.all([screen.load(), loadParts(screen.texts)]).catch(() => undefined);
}
