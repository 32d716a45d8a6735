import { useEffect, useReducer } from 'react';

/**
 * Renders pending updates with each key press. MUI inputs set state after each focus change as a transition. While Tab is held
 * on a slow machine, keys take precedence, so every render leaves one more such update; after 50 of them React reports an
 * endless loop and stops the page. A synchronous update also renders those that wait.
 */
export function FlushUpdatesOnKey() {
  const [, flush] = useReducer((keys: number) => keys + 1, 0);
  useEffect(() => {
    window.addEventListener('keydown', flush, true);
    return () => window.removeEventListener('keydown', flush, true);
  }, []);
  return null;
}
