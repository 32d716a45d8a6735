import { useRef } from 'react';

/** The newest value, or, while `hold`, the one from before it: what a person began to type upon. */
export function useHeld<T>(value: T, hold: boolean): T {
  const kept = useRef(value);
  if (!hold) kept.current = value;
  return kept.current;
}
