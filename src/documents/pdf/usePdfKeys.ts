import { type RefObject, useEffect, useRef } from 'react';
import { isBehindDialog, isTyping, keyOf } from '../../shell/keys/key-table';

export type PdfKey = 'larger' | 'smaller' | 'fit' | 'rotate' | 'next' | 'previous' | 'search';

const actions: ReadonlyMap<string, PdfKey> = new Map([
  ['+', 'larger'],
  ['=', 'larger'],
  ['-', 'smaller'],
  ['0', 'fit'],
  ['r', 'rotate'],
  ['n', 'next'],
  ['p', 'previous'],
]);

function actionOf(event: KeyboardEvent): PdfKey | undefined {
  const key = keyOf(event);
  if (event.altKey) return undefined;
  if (event.ctrlKey || event.metaKey) return key === 'f' ? 'search' : undefined;
  return isTyping(event.target) ? undefined : actions.get(key);
}

/**
 * Handles the keys of a preview, listed as `documentKeys`: of one that has the page for itself also while the focus is elsewhere
 * on the page.
 */
export function usePdfKeys(root: RefObject<HTMLElement | null>, ofPage: boolean, run: (key: PdfKey) => void): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing) return;
      const isInside = event.target instanceof Node && root.current?.contains(event.target) === true;
      if (!isInside && (!ofPage || isBehindDialog())) return;
      const action = actionOf(event);
      // Elsewhere, Ctrl+F stays the search of the browser.
      if (action === undefined || (action === 'search' && !isInside)) return;
      event.preventDefault();
      latest.current(action);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [root, ofPage]);
}
