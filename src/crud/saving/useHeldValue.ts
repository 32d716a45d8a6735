import { type RefObject, useRef } from 'react';

/** The latest value; while `hold` is true, the value from before: the one that the user started to edit. */
export function useHeldValue<T>(value: T, hold: boolean): RefObject<T> {
  const held = useRef(value);
  if (!hold) held.current = value;
  return held;
}
