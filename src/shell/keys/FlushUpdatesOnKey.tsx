import { useEffect, useReducer } from 'react';

/** Whether a key only types into a field, and moves no focus. */
const isLetter = ({ key, target }: KeyboardEvent): boolean =>
  key.length === 1 && (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement);

/**
 * Renders pending updates with each key that may move the focus. MUI inputs set state after each focus change as a transition.
 * While Tab is held on a slow machine, keys take precedence, so every render leaves one more such update; after 50 of them React
 * reports an endless loop and stops the page. A synchronous update also renders those that wait.
 */
export function FlushUpdatesOnKey() {
  const [, flush] = useReducer((keys: number) => keys + 1, 0);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!isLetter(event)) flush();
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, []);
  return null;
}
