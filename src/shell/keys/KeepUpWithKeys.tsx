import { useEffect, useReducer } from 'react';

/**
 * Ends with each key what the keys before it left to do. Inputs of MUI set their state once more after each change of focus, as
 * an update that may wait. A browser gives keys precedence over what waits: where Tab is held on a busy machine, every render
 * leaves such an update, and React takes more than 50 of those in a row for a loop without an end, and gives up the page. An
 * update that must not wait takes along those that wait.
 */
export function KeepUpWithKeys() {
  const [, keepUp] = useReducer((keys: number) => keys + 1, 0);
  useEffect(() => {
    window.addEventListener('keydown', keepUp, true);
    return () => window.removeEventListener('keydown', keepUp, true);
  }, []);
  return null;
}
