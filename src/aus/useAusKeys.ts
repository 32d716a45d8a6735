import { useEffect, useRef } from 'react';
import { isBehindDialog, isTyping, keyOf } from '../shell/keys/key-table';

export type AusKey = 'next' | 'previous' | 'add' | 'request' | 'open';

const actions: ReadonlyMap<string, AusKey> = new Map([
  ['j', 'next'],
  ['k', 'previous'],
  ['a', 'add'],
  ['q', 'request'],
  ['o', 'open'],
]);

/** Handles the keys of the page, listed as `ausKeys`. Keys typed into inputs and menus are left alone. */
export function useAusKeys(run: (key: AusKey) => void): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      if (event.defaultPrevented || event.isComposing || hasModifier) return;
      if (isTyping(event.target) || isBehindDialog()) return;
      const action = actions.get(keyOf(event));
      if (action === undefined) return;
      event.preventDefault();
      latest.current(action);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
