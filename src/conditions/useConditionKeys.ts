import { useEffect, useRef } from 'react';
import { isBehindDialog, isTyping, keyOf } from '../shell/keys/key-table';

export type ConditionKey =
  | 'next'
  | 'previous'
  | 'clear'
  | 'reject'
  | 'waive'
  | 'undo'
  | 'submit'
  | 'respond'
  | 'attach'
  | 'add';

const actions: ReadonlyMap<string, ConditionKey> = new Map([
  ['j', 'next'],
  ['arrowdown', 'next'],
  ['k', 'previous'],
  ['arrowup', 'previous'],
  ['c', 'clear'],
  ['r', 'reject'],
  ['w', 'waive'],
  ['u', 'undo'],
  ['s', 'submit'],
  ['m', 'respond'],
  ['d', 'attach'],
  ['a', 'add'],
]);

/** Handles the keys of the conditions page, listed as `conditionKeys`. Keys typed into inputs and menus are left alone. */
export function useConditionKeys(run: (key: ConditionKey) => void): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      if (event.defaultPrevented || event.isComposing || hasModifier || isTyping(event.target) || isBehindDialog())
        return;
      // Tabs move with the arrow keys themselves.
      if (event.target instanceof HTMLElement && event.target.closest('[role="tablist"], nav, header')) return;
      const action = actions.get(keyOf(event));
      if (action === undefined) return;
      event.preventDefault();
      latest.current(action);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
