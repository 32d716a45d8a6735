import { useEffect, useRef } from 'react';
import { isBehindDialog, keyOf } from './key-table';

interface FormActions {
  readonly save: () => void;
  /** Absent if there is no next page. */
  readonly saveAndContinue?: () => void;
}

/** The add action of the list with the focus, or of the page's first list. */
function adder(): (() => void) | undefined {
  const here = document.activeElement?.closest('[data-records]');
  const button = (here ?? document).querySelector<HTMLElement>('[data-add]');
  return button ? () => button.click() : undefined;
}

function actionOf(event: KeyboardEvent, { save, saveAndContinue }: FormActions): (() => void) | undefined {
  const hasControl = event.ctrlKey || event.metaKey;
  if (event.altKey) return !hasControl && event.code === 'KeyN' ? adder() : undefined;
  if (hasControl && keyOf(event) === 's') return save;
  return hasControl && event.key === 'Enter' ? saveAndContinue : undefined;
}

/** Shortcut keys of a form, which also work while typing; listed as `formKeys`. */
export function useFormKeys(actions: FormActions): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing) return;
      const action = actionOf(event, latest.current);
      // Dialogs are looked for last: the whole page is searched for them, which takes long for each letter.
      if (!action || isBehindDialog()) return;
      event.preventDefault();
      if (!event.repeat) action();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
