import { matchPath } from 'react-router-dom';
import { loadParts } from '../providers/i18n/portal-i18n';
import { pageTable } from './page-table';
import { screenOf } from './screens';
import { pageOfPath } from './useCurrentPage';

/**
 * Starts loading the page of a path early, so that it is ready after the session, the application and
 * its language. Errors are ignored here: they occur again, and are shown, when the page renders.
 */
export function prefetchPage(pathname: string): void {
  const page =
    pageOfPath(pathname) ??
    pageTable.find(({ aliases = [] }) => aliases.some((path) => matchPath({ path, caseSensitive: false }, pathname)));
  const screen = page && screenOf(page);
  if (!screen) return;
  Promise.all([screen.load(), loadParts(screen.texts)]).catch(() => undefined);
}
