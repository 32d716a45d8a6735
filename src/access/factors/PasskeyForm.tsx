import { startAuthentication } from '@simplewebauthn/browser';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../providers/data/api-error';
import { AccessCheck } from '../AccessCheck';
import type { AccessMessages } from '../AccessTexts';
import { failureText } from '../failure-text';
import type { FactorTexts } from './factor-texts';
import { isCanceled } from './passkey-support';
import { passkeyOptions, verifyPasskey } from './sign-in-calls';

interface Props {
  readonly login: string;
  readonly access: AccessMessages;
  readonly texts: FactorTexts;
  readonly onSignedIn: () => void;
  /** The other ways, below the form. */
  readonly children: ReactNode;
}

/** Signs in with a passkey: the browser asks for the fingerprint, face or PIN of the device. */
export function PasskeyForm({ login, access, texts, onSignedIn, children }: Props) {
  const [remember, setRemember] = useState(false);
  const [loading, setLoading] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);

  const failureOf = (error: unknown): string => {
    if (isCanceled(error)) return texts.passkeyCanceled;
    const isWrong = error instanceof ApiError && error.status === 401;
    return isWrong || !(error instanceof ApiError) ? texts.passkeyWrong : failureText(error, access, texts.failed);
  };

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (loading) return;
    setLoading(true);
    setFailure(null);
    try {
      const credential = await startAuthentication({ optionsJSON: await passkeyOptions(login) });
      await verifyPasskey({ login, credential, remember });
      onSignedIn();
    } catch (error) {
      setFailure(failureOf(error));
      setLoading(false);
    }
  };

  return (
    <form className="access-form" onSubmit={submit}>
      <div>
        <h1>{texts.title}</h1>
        <p className="access-sub">{texts.passkey}</p>
      </div>
      <AccessCheck label={access.verify.remember} checked={remember} disabled={loading} onChange={setRemember} />
      <button ref={button} className="access-submit" type="submit" disabled={loading} aria-busy={loading}>
        {loading && <span className="access-spinner" aria-hidden="true" />}
        {texts.usePasskey}
      </button>
      {failure && (
        <p className="access-message bad" role="alert">
          {failure}
        </p>
      )}
      {children}
    </form>
  );
}
