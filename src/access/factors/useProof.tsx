import { type ReactNode, useState } from 'react';
import { ProofDialog } from './ProofDialog';

interface Proof {
  /** Runs an action at once, or after the user has shown who they are. */
  readonly run: (action: () => void) => void;
  readonly dialog: ReactNode;
}

/** Lets the user change sign-in methods after they have shown lately who they are. `provedUntil` is the server's answer. */
export function useProof(provedUntil: string | null | undefined, onProved: () => unknown): Proof {
  const [waiting, setWaiting] = useState<{ readonly action: () => void } | null>(null);
  const run = (action: () => void): void => {
    if (provedUntil && Date.parse(provedUntil) > Date.now()) action();
    else setWaiting({ action });
  };
  const proved = (): void => {
    void onProved();
    setWaiting(null);
    waiting?.action();
  };
  return {
    run,
    dialog: waiting && <ProofDialog onProved={proved} onClose={() => setWaiting(null)} />,
  };
}
