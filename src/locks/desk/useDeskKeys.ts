import { useEffect, useRef } from 'react';
import { isBehindDialog, isTyping, keyOf } from '../../shell/keys/key-table';

/** Handles single keys of the lock desk, as upper-case letters and names; `run` says whether it took the key. Typing is left alone. */
export function useDeskKeys(run: (key: string) => boolean): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      if (event.defaultPrevented || event.isComposing || hasModifier || isTyping(event.target) || isBehindDialog())
        return;
      if (event.target instanceof HTMLElement && event.target.closest('[role="tablist"], nav, header')) return;
      const key = keyOf(event);
      if (latest.current(key.length === 1 ? key.toUpperCase() : key)) event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
