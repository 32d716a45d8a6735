import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { leave } from '../../access/leave';
import { isAt } from './is-at';
import { isCurrent, type NavigationItem } from './navigation-item';

/** Clicking the entry of the current page reloads it (NAV-06). With a modifier key, the browser does its default. */
export function useNavigationItem(item: NavigationItem) {
  const { pathname } = useLocation();
  const { url, target } = item;
  const here = url !== undefined && isAt(url, pathname, true);
  return {
    'aria-current': isCurrent(item, pathname) ? ('page' as const) : undefined,
    onClick: (event: MouseEvent) => {
      if (!here || target || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      leave.reload();
    },
  };
}
