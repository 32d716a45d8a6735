import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same while what it does follows the last render, for components that render only if a prop changes. */
export function useLatest<Args extends readonly unknown[]>(act: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
