import { useState } from 'react';
import { CallFailure } from './signer-calls';

/** Runs one call of a form at a time. A call without a session leaves the form through `onEnded`. */
export function useBusy(onEnded?: () => void) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const run = async (work: () => Promise<void>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setError(null);
    try {
      await work();
    } catch (failure) {
      const isEnded = failure instanceof CallFailure && failure.status === 401 && failure.code !== 'signing-wrong-pin';
      if (isEnded && onEnded) onEnded();
      else setError(failure);
    } finally {
      setBusy(false);
    }
  };
  return { busy, error, run, setError };
}
