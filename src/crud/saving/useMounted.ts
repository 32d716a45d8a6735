import { type RefObject, useEffect, useRef } from 'react';

/** Whether the component is still mounted, for responses that arrive after it is gone. */
export function useMounted(): RefObject<boolean> {
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return mounted;
}
