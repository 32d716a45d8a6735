import { startAuthentication } from '@simplewebauthn/browser';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { ProofMethod } from '../../../domain/access/factor.schemas';
import { ProofForm } from '../../access/factors/ProofForm';
import { passkeyOptions, verifyCode, verifyPasskey } from '../../access/factors/sign-in-calls';
import type { ProofCalls } from '../../access/factors/useProofSteps';
import { resendPin, type SignInAnswer, verifyPin } from '../../access/signing';
import type { SessionUser } from '../../access/user';

/** A step of signing in again over a page. */
export interface StepProps {
  readonly user: SessionUser;
  readonly head: ReactNode;
  readonly leaveButton: (busy: boolean) => ReactNode;
}

/** What the server waits for after the password. */
export type Due = Extract<SignInAnswer, { readonly kind: 'pin-due' }>;

const methodsOf = ({ factors, pinAllowed }: Due): readonly ProofMethod[] =>
  factors === undefined
    ? ['pin']
    : [
        ...(['passkey', 'totp'] as const).filter((kind) => factors.includes(kind)),
        'recovery',
        ...(pinAllowed ? (['pin'] as const) : []),
      ];

/** The second step, with any method of the user. The session then resumes by itself. */
export function SecondStep({ user, due, head, leaveButton }: StepProps & { readonly due: Due }) {
  const translate = useTranslate();
  const { username: login } = user.data;
  const calls: ProofCalls = {
    mailPin: () => resendPin(login),
    send: async (method, typed) => {
      if (method === 'pin') await verifyPin(login, typed, false);
      else if (method !== 'password') await verifyCode({ login, kind: method, code: typed });
    },
    passkey: async () => {
      const credential = await startAuthentication({ optionsJSON: await passkeyOptions(login) });
      await verifyPasskey({ login, credential });
    },
  };
  return (
    <ProofForm
      methods={methodsOf(due)}
      mailed={due.factors === undefined ? due : undefined}
      calls={calls}
      onDone={() => undefined}
      submitLabel={translate('drafts.signIn.submit')}
      lead={head}
      cancel={leaveButton}
    />
  );
}
