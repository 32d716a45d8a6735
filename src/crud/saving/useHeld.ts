import { type RefObject, useRef } from 'react';

/** The newest value, or, while `hold`, the one from before it: what a person began to type on. */
export function useHeldValue<T>(value: T, hold: boolean): RefObject<T> {
  const held = useRef(value);
  if (!hold) held.current = value;
  return held;
}
