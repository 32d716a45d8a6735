import { useEffect, useLayoutEffect, useRef } from 'react';
import { actionOf, beginsSequence, isBehindDialog, isTyping, type KeyAction, keyOf } from './key-table';

/** How long a sequence waits for its second key. */
const PAUSE_MS = 1500;

/** Handles the portal's shortcut keys. */
export function usePortalKeys(actions: Readonly<Record<KeyAction, () => void>>): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  // Keys work as soon as the page is seen.
  useLayoutEffect(() => {
    let before: { readonly key: string; readonly at: number } | null = null;
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing || event.repeat) return;
      const typing = isTyping(event.target) || isBehindDialog();
      const known = before && event.timeStamp - before.at < PAUSE_MS ? before.key : null;
      const action = actionOf(event, known, typing);
      before = !action && !typing && beginsSequence(event) ? { key: keyOf(event), at: event.timeStamp } : null;
      if (!action) return;
      event.preventDefault();
      latest.current[action]();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

/** Focuses the page's search field, if it has one. */
export function focusSearch(): void {
  const field = document.querySelector<HTMLInputElement>('main :is(input[type="search"], [role="searchbox"])');
  field?.focus();
  field?.select();
}
