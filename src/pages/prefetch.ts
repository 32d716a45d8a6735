import { matchPath } from 'react-router-dom';
import { pageById, pageTable } from './page-table';
import { LoanSummary } from './panels';
import { screenComponent } from './screen-component';
import { pageOfPath } from './useCurrentPage';
import { whenIdle } from './when-idle';

const OPENED_MOST = ['pipeline', 'dashboard'] as const;

/**
 * Starts loading the page of a path early, so that it is ready after the session, the application and
 * its language. Errors are ignored here: they occur again, and are shown, when the page renders.
 */
export function prefetchPage(pathname: string): void {
  const page =
    pageOfPath(pathname) ??
    pageTable.find(({ aliases = [] }) => aliases.some((path) => matchPath({ path, caseSensitive: false }, pathname)));
  if (page) screenComponent(page)?.preload();
}

/** The page of a link within the portal, once the pointer or the focus is on it. */
function prefetchLinked({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link && link.origin === window.location.origin) prefetchPage(link.pathname);
}

/** Loads pages before they are opened: those of links that the user is about to follow, and the ones opened most when idle. */
export function prefetchPages(): () => void {
  const cancel = whenIdle(() => {
    for (const id of OPENED_MOST) prefetchPage(pageById(id).path);
    LoanSummary.preload();
  });
  const events = ['pointerover', 'focusin'] as const;
  for (const type of events) document.addEventListener(type, prefetchLinked, { passive: true });
  return () => {
    cancel();
    for (const type of events) document.removeEventListener(type, prefetchLinked);
  };
}
