import type { MouseEvent } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { leave } from '../../access/leave';

/** Clicking the entry of the page one is on reloads it (NAV-06); with a modifier key the browser does as usual. */
export function useNavigationItem(path: string, end = true, also?: string) {
  const { pathname } = useLocation();
  const current =
    matchPath({ path, end, caseSensitive: false }, pathname) !== null ||
    (also !== undefined && matchPath({ path: also, caseSensitive: false }, pathname) !== null);
  const here = matchPath({ path, end: true, caseSensitive: false }, pathname) !== null;
  return {
    'aria-current': current ? ('page' as const) : undefined,
    onClick: (event: MouseEvent) => {
      if (!here || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      leave.reload();
    },
  };
}
