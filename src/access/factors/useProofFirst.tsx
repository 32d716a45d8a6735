import { type ReactNode, useState } from 'react';
import { factorCalls } from './factor-calls';
import { ProofDialog } from './ProofDialog';

interface ProofFirst {
  /** Whether the user has shown lately who they are, or does so now. False if they close the dialog. */
  readonly prove: () => Promise<boolean>;
  readonly dialog: ReactNode;
}

/** Asks who the user is before an action on the sign-in methods of others, unless the user has just shown who they are. */
export function useProofFirst(): ProofFirst {
  const [asked, setAsked] = useState<{ readonly answer: (proved: boolean) => void } | null>(null);
  const prove = async (): Promise<boolean> => {
    // If this cannot be read, the action says why.
    const until = await factorCalls.list().then(
      (factors) => factors.provedUntil,
      () => undefined,
    );
    if (until === undefined || (until !== null && Date.parse(until) > Date.now())) return true;
    return new Promise((answer) => setAsked({ answer }));
  };
  const close = (proved: boolean): void => {
    asked?.answer(proved);
    setAsked(null);
  };
  return { prove, dialog: asked && <ProofDialog onProved={() => close(true)} onClose={() => close(false)} /> };
}
