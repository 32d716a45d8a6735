import { useEffect, useLayoutEffect, useRef } from 'react';
import { isBehindDialog, isTyping, keyOf } from './key-table';

/**
 * Handles single keys of a page, as lower-case letters and names; `run` says whether it took the key. Keys typed into inputs and
 * menus are left alone, and so are those of tabs, which move with the arrow keys themselves.
 */
export function usePageKeys(run: (key: string) => boolean): void {
  const latest = useRef(run);
  // In the same step as the page, because a key may be pressed as soon as the page is painted.
  useLayoutEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      if (event.defaultPrevented || event.isComposing || hasModifier || isTyping(event.target) || isBehindDialog())
        return;
      if (event.target instanceof HTMLElement && event.target.closest('[role="tablist"], nav, header')) return;
      if (latest.current(keyOf(event))) event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
