import { useEffect, useRef, useState } from 'react';

const HOVER_DELAY_MS = 150;

/** Whether the pointer has stayed on the folded navigation long enough (NAV-03). */
export function useRest() {
  const [resting, setResting] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    resting,
    onMouseEnter: () => {
      timer.current = setTimeout(() => setResting(true), HOVER_DELAY_MS);
    },
    onMouseLeave: () => {
      clearTimeout(timer.current);
      setResting(false);
    },
  };
}
