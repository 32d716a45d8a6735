import { useEffect, useRef } from 'react';
import { beginsSequence, deedOf, isBehindDialog, isTyping, type KeyDeed, keyOf } from './key-table';

/** How long a sequence waits for its second key. */
const PAUSE_MS = 1500;

/** Listens to the keys of the portal. */
export function usePortalKeys(deeds: Readonly<Record<KeyDeed, () => void>>): void {
  const latest = useRef(deeds);
  useEffect(() => {
    latest.current = deeds;
  });
  useEffect(() => {
    let before: { readonly key: string; readonly at: number } | null = null;
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing || event.repeat) return;
      const typing = isTyping(event.target) || isBehindDialog();
      const known = before && event.timeStamp - before.at < PAUSE_MS ? before.key : null;
      const deed = deedOf(event, known, typing);
      before = !deed && !typing && beginsSequence(event) ? { key: keyOf(event), at: event.timeStamp } : null;
      if (!deed) return;
      event.preventDefault();
      latest.current[deed]();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

/** Puts the cursor into the search field of the page, where it has one. */
export function focusSearch(): void {
  const field = document.querySelector<HTMLInputElement>('main :is(input[type="search"], [role="searchbox"])');
  field?.focus();
  field?.select();
}
