import { useEffect, useState } from 'react';
import { LoadingOverlay } from '../../shell/states/LoadingOverlay';

/** Milliseconds after which a save is long. Shorter ones only show their progress in the button. */
const LONG_MS = 2000;

/** Covers the page while a save takes long (MSG-04). */
export function LongSave({ saving }: { readonly saving: boolean }) {
  const [long, setLong] = useState(false);
  useEffect(() => {
    if (!saving) return;
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [saving]);
  return long && <LoadingOverlay open />;
}
