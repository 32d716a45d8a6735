import { useEffect, useRef, useState } from 'react';

/**
 * The value: a change after a pause of `ms` at once, and the last of several that follow each other faster once they pause. Keeps the
 * previous value while `paused` is set.
 */
export function useDebounced<T>(value: T, ms: number, paused = false): T {
  const [settled, setSettled] = useState(value);
  const changedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (paused) return undefined;
    const now = performance.now();
    const isFirst = now - changedAt.current >= ms;
    changedAt.current = now;
    if (isFirst) {
      setSettled(value);
      return undefined;
    }
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms, paused]);
  return settled;
}
