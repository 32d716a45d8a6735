import { useEffect, useRef } from 'react';
import { isBehindDialog, keyOf } from './key-table';

interface Deeds {
  readonly save: () => void;
  /** Where there is something to go on to. */
  readonly saveAndGoOn?: () => void;
}

/** Adds a record to the list that the cursor is in, or to the first of the page. */
function addRecord(): void {
  const here = document.activeElement?.closest('[data-records]');
  const button = (here ?? document).querySelector<HTMLElement>('[data-add]');
  button?.click();
}

/** The keys of a form that work while somebody types; they stand in `formKeys` of the list of keys. */
export function useFormKeys(deeds: Deeds): void {
  const latest = useRef(deeds);
  useEffect(() => {
    latest.current = deeds;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing || event.repeat || isBehindDialog()) return;
      const held = event.ctrlKey || event.metaKey;
      if (held && keyOf(event) === 's') latest.current.save();
      else if (held && event.key === 'Enter') latest.current.saveAndGoOn?.();
      else if (event.altKey && !held && event.code === 'KeyN') addRecord();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
