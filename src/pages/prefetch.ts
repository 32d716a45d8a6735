import { matchPath } from 'react-router-dom';
import { openedMost } from './opened-most';
import { pageById, pageTable } from './page-table';
import { LoanSummary } from './panels';
import { screenComponent } from './screen-component';
import { pageOfPath } from './useCurrentPage';
import { whenIdle } from './when-idle';

/** Who stays on a link for so long is about to follow it. */
const STAY_MS = 80;

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

/** The path of a link within the portal that the event is on. */
function linkedPath({ target }: Event): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link && link.origin === window.location.origin ? link.pathname : undefined;
}

/**
 * Loads pages before they are opened: those of links that the user is about to follow, and the ones opened most when idle. The
 * data of a link is requested when the user presses it, or stays on it: not for each link that the pointer passes.
 */
export function prefetchPages(requestData: (path: string) => void): () => void {
  const cancel = whenIdle(() => {
    for (const id of openedMost) prefetchPage(pageById(id).path);
    LoanSummary.preload();
  });
  let staying: ReturnType<typeof setTimeout> | undefined;
  const onReach = (event: Event): void => {
    clearTimeout(staying);
    const path = linkedPath(event);
    if (path === undefined) return;
    prefetchPage(path);
    staying = setTimeout(requestData, STAY_MS, path);
  };
  const onPress = (event: Event): void => {
    const path = linkedPath(event);
    if (path !== undefined) requestData(path);
  };
  const events = [
    ['pointerover', onReach],
    ['focusin', onReach],
    ['pointerdown', onPress],
  ] as const;
  for (const [type, listener] of events) document.addEventListener(type, listener, { passive: true });
  return () => {
    cancel();
    clearTimeout(staying);
    for (const [type, listener] of events) document.removeEventListener(type, listener);
  };
}
