import { useEffect, useState } from 'react';

const STEP_MS = 30_000;

/** The time, again twice a minute, for ages and for what is left of a lock. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), STEP_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
