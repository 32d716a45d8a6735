import { type RefObject, useRef } from 'react';

/** The latest value; while `hold` is true, the value from before: the one that the user started to edit. */
export function useFrozenValue<T>(value: T, freeze: boolean): RefObject<T> {
  const frozen = useRef(value);
  if (!freeze) frozen.current = value;
  return frozen;
}
