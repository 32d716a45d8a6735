import { useEffect, useState } from 'react';

/** The value once it has been stable for `ms`. Keeps the previous value while `hold` is set. */
export function useDebounced<T>(value: T, ms: number, paused = false): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (paused) return undefined;
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms, paused]);
  return settled;
}
