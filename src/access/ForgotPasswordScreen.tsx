import { type FormEvent, useEffect, useRef, useState } from 'react';
import { AccessFrame } from './AccessFrame';
import { useAccessTexts } from './AccessTexts';
import { accessCalls } from './access-calls';
import { entryPaths } from './entry-path';
import { failureText } from './failure-text';

/** /forgot-password: requests an emailed link. What it says afterwards is the same for every user ID. */
export function ForgotPasswordScreen() {
  const { texts } = useAccessTexts();
  const { forgotPassword: text } = texts;
  const [login, setLogin] = useState('');
  const [state, setState] = useState<'asking' | 'sending' | 'sent'>('asking');
  const [failure, setFailure] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const isSending = state === 'sending';
  const ready = login.trim().length > 1;
  useEffect(() => {
    if (!isSending) input.current?.focus();
  }, [isSending]);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!ready || isSending) return;
    setState('sending');
    setFailure(null);
    try {
      await accessCalls.forgotPassword({ login: login.trim() });
      setState('sent');
    } catch (error) {
      setFailure(failureText(error, texts, text.failed));
      setState('asking');
    }
  };

  return (
    <AccessFrame title={text.title}>
      <form className="access-form" onSubmit={submit}>
        <div>
          <h1>{text.title}</h1>
          <p className="access-sub">{text.help}</p>
        </div>
        {failure && (
          <p className="access-message bad" role="alert">
            {failure}
          </p>
        )}
        {state === 'sent' ? (
          <output className="access-message ok">{text.sent}</output>
        ) : (
          <>
            <div className="access-field">
              <label htmlFor="user-id">{texts.signIn.userId}</label>
              <div className="access-input">
                <input
                  ref={input}
                  id="user-id"
                  autoComplete="username"
                  autoCapitalize="none"
                  spellCheck={false}
                  required
                  dir="auto"
                  value={login}
                  disabled={isSending}
                  onChange={(event) => setLogin(event.target.value)}
                />
              </div>
            </div>
            <button className="access-submit" type="submit" disabled={!ready || isSending} aria-busy={isSending}>
              {isSending && <span className="access-spinner" aria-hidden="true" />}
              {text.submit}
            </button>
          </>
        )}
        <p className="access-after">
          <a href={entryPaths.signIn}>{texts.unauthorized.toLogin}</a>
        </p>
      </form>
    </AccessFrame>
  );
}
