import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Parts of a page below its first view: rendered when what is above them is painted, and without holding up the user's input. A key
 * that is pressed before finds them there, because Tab may lead to them.
 */
export function Later({ children }: { readonly children: ReactNode }) {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    startTransition(() => setDue(true));
    const showNow = (): void => flushSync(() => setDue(true));
    document.addEventListener('keydown', showNow, { capture: true, once: true });
    return () => document.removeEventListener('keydown', showNow, { capture: true });
  }, []);
  return isDue ? children : null;
}
