import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { CodeKind } from '../../../domain/access/factor.schemas';
import { ApiError } from '../../providers/data/api-error';
import { AccessCheck } from '../AccessCheck';
import type { AccessMessages } from '../AccessTexts';
import { failureText } from '../failure-text';
import type { FactorTexts } from './factor-texts';
import { verifyCode } from './sign-in-calls';

interface Props {
  readonly kind: CodeKind;
  readonly login: string;
  readonly access: AccessMessages;
  readonly texts: FactorTexts;
  readonly onSignedIn: () => void;
  /** The other ways, below the form. */
  readonly children: ReactNode;
}

const isWrong = (error: unknown): boolean =>
  error instanceof ApiError && 'code' in error.wording && error.wording.code === 'wrong-code';

/** A code of the authenticator app or a recovery code, and whether to remember the device. */
export function CodeForm({ kind, login, access, texts, onSignedIn, children }: Props) {
  const [code, setCode] = useState('');
  const [remember, setRemember] = useState(false);
  const [loading, setLoading] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (!loading) input.current?.focus();
  }, [loading]);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (code === '' || loading) return;
    setLoading(true);
    setFailure(null);
    try {
      await verifyCode({ login, kind, code, remember });
      onSignedIn();
    } catch (error) {
      setFailure(isWrong(error) ? texts.wrong : failureText(error, access, texts.failed));
      setLoading(false);
    }
  };

  return (
    <form className="access-form" onSubmit={submit}>
      <div>
        <h1>{texts.title}</h1>
        <p className="access-sub">{texts[kind]}</p>
      </div>
      <div className="access-field">
        <label htmlFor="factor-code">{texts[`${kind}Code`]}</label>
        <div className={`access-input ${kind === 'totp' ? 'access-input-pin' : ''}`}>
          <input
            ref={input}
            id="factor-code"
            dir="ltr"
            {...(kind === 'totp' ? { inputMode: 'numeric', autoComplete: 'one-time-code' } : { autoComplete: 'off' })}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={kind === 'totp' ? 12 : 20}
            value={code}
            disabled={loading}
            onChange={(event) => setCode(event.target.value.trimStart())}
          />
        </div>
      </div>
      <AccessCheck label={access.verify.remember} checked={remember} disabled={loading} onChange={setRemember} />
      <button className="access-submit" type="submit" disabled={code === '' || loading} aria-busy={loading}>
        {loading && <span className="access-spinner" aria-hidden="true" />}
        {texts.submit}
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
