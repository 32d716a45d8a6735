import { useEffect, useRef } from 'react';
import { isBehindDialog, keyOf } from './key-table';

interface Deeds {
  readonly save: () => void;
  /** Where there is something to go on to. */
  readonly saveAndGoOn?: () => void;
}

/** What adds a record to the list that the cursor is in, or to the first of the page. */
function adder(): (() => void) | undefined {
  const here = document.activeElement?.closest('[data-records]');
  const button = (here ?? document).querySelector<HTMLElement>('[data-add]');
  return button ? () => button.click() : undefined;
}

function deedOf(event: KeyboardEvent, { save, saveAndGoOn }: Deeds): (() => void) | undefined {
  const held = event.ctrlKey || event.metaKey;
  if (event.altKey) return !held && event.code === 'KeyN' ? adder() : undefined;
  if (held && keyOf(event) === 's') return save;
  return held && event.key === 'Enter' ? saveAndGoOn : undefined;
}

/** The keys of a form that work while somebody types; they stand in `formKeys` of the list of keys. */
export function useFormKeys(deeds: Deeds): void {
  const latest = useRef(deeds);
  useEffect(() => {
    latest.current = deeds;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing || isBehindDialog()) return;
      const deed = deedOf(event, latest.current);
      if (!deed) return;
      event.preventDefault();
      if (!event.repeat) deed();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
