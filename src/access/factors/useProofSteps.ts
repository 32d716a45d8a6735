import { useState } from 'react';
import type { ProofMethod } from '../../../domain/access/factor.schemas';
import type { MailedPin } from '../verification';

export type TypedMethod = Exclude<ProofMethod, 'passkey'>;

/** The calls that show the server who the user is. */
export interface ProofCalls {
  readonly mailPin: () => Promise<MailedPin>;
  readonly send: (method: TypedMethod, typed: string) => Promise<void>;
  /** Asks the browser for a passkey, and sends what it signs. */
  readonly passkey: () => Promise<void>;
}

interface Options {
  readonly ways: readonly ProofMethod[];
  readonly mailed: MailedPin | undefined;
  readonly calls: ProofCalls;
  readonly onDone: () => void;
}

/** Which method the user has chosen, what they have typed, and how it went. */
export function useProofSteps({ ways, mailed: first, calls, onDone }: Options) {
  const [mailed, setMailed] = useState(first);
  const [chosen, setChosen] = useState(() => ways.find((way) => way !== 'pin' || first !== undefined));
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  const run = async (work: () => Promise<void>): Promise<boolean> => {
    setBusy(true);
    setFailure(null);
    try {
      await work();
      return true;
    } catch (error) {
      setFailure(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const isComplete = chosen === 'passkey' || (chosen !== undefined && typed.trim() !== '');

  return {
    ...{ mailed, chosen, typed, busy, failure, isComplete },
    type: setTyped,
    /** A PIN is mailed when it is chosen. */
    choose: async (way: ProofMethod): Promise<void> => {
      if (way === 'pin' && !(await run(async () => setMailed(await calls.mailPin())))) return;
      setFailure(null);
      setTyped('');
      setChosen(way);
    },
    submit: async (): Promise<void> => {
      if (!isComplete || busy || chosen === undefined) return;
      const proved = await run(() =>
        chosen === 'passkey' ? calls.passkey() : calls.send(chosen, chosen === 'password' ? typed : typed.trim()),
      );
      if (proved) onDone();
    },
  };
}
