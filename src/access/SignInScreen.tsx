import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiError } from '../providers/data/api-error';
import { AccessCheck } from './AccessCheck';
import { AccessFrame } from './AccessFrame';
import { type AccessMessages, useAccessTexts } from './AccessTexts';
import { entryPaths } from './entry-path';
import { failureText } from './failure-text';
import { fill } from './fill';
import { ProviderButtons } from './oidc/ProviderButtons';
import { clearProviderFailure, providerFailure } from './oidc/provider-failure';
import { PasswordField } from './PasswordField';
import { type LogoutReason, readLogoutReason } from './session';
import { signIn } from './signing';
import { typedEarly } from './typed-early';
import { startVerification } from './verification';

interface Props {
  /** /login-retail: for retail users. */
  readonly retail: boolean;
  readonly onSignedIn: () => void;
  readonly onPinDue: () => void;
  readonly now?: Date;
}

const isPinNotMailed = ({ wording }: ApiError): boolean => 'code' in wording && wording.code === 'pin-not-mailed';

/** Failures that have nothing to do with user ID and password: throttling, an unreachable server, a PIN that was not mailed. */
const isShownAsIs = (error: ApiError): boolean =>
  error.status === 0 || error.status === 429 || error.status > 500 || isPinNotMailed(error);

/** All other sign-in errors share one message. */
function signInFailure(error: unknown, texts: AccessMessages): string {
  const failed = texts.messages['wrong-credentials'];
  return error instanceof ApiError && isShownAsIs(error) ? failureText(error, texts, failed) : failed;
}

function reasonText(reason: LogoutReason, { session, messages }: AccessMessages): string {
  return fill(session[reason], { why: messages['token-login-failed'] });
}

function Notice({ reason, failure }: { readonly reason: LogoutReason | null; readonly failure: string | null }) {
  const { texts } = useAccessTexts();
  if (failure) {
    return (
      <p className="access-message bad" role="alert">
        {failure}
      </p>
    );
  }
  return reason ? <output className="access-message warn">{reasonText(reason, texts)}</output> : null;
}

/** /login and /login-retail. */
export function SignInScreen({ retail, onSignedIn, onPinDue, now }: Props) {
  const { texts } = useAccessTexts();
  const [login, setLogin] = useState(() => typedEarly().login);
  const [password, setPassword] = useState(() => typedEarly().password);
  const [internalOnly, setInternalOnly] = useState(() => typedEarly().internalOnly);
  const [loading, setLoading] = useState(false);
  const [failure, setFailure] = useState<string | null>(providerFailure);
  const [reason] = useState(readLogoutReason);
  const first = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const ready = login.length > 1 && password.length > 1;

  useEffect(() => {
    clearProviderFailure();
    first.current?.focus();
  }, []);
  useEffect(() => {
    if (failure) passwordInput.current?.focus();
  }, [failure]);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!ready || loading) return;
    setLoading(true);
    setFailure(null);
    try {
      const credentials = { login: login.trim(), password, internalOnly };
      const answer = await signIn(credentials);
      if (answer.kind === 'signed-in') return onSignedIn();
      startVerification(credentials, answer, retail, Date.now());
      onPinDue();
    } catch (error) {
      setFailure(signInFailure(error, texts));
      setLoading(false);
    }
  };

  return (
    <AccessFrame title={texts.signIn.title} now={now}>
      <form className="access-form" onSubmit={submit}>
        <div>
          <h1>{texts.signIn.title}</h1>
          <p className="access-sub">{texts.signIn.help}</p>
        </div>
        <Notice reason={reason} failure={failure} />
        <div className="access-field">
          <label htmlFor="user-id">{texts.signIn.userId}</label>
          <div className="access-input">
            <input
              ref={first}
              id="user-id"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              required
              dir="auto"
              value={login}
              disabled={loading}
              onChange={(event) => setLogin(event.target.value)}
            />
          </div>
        </div>
        <PasswordField ref={passwordInput} value={password} onChange={setPassword} disabled={loading} />
        <AccessCheck
          label={texts.signIn.internalOnly}
          checked={internalOnly}
          disabled={loading}
          onChange={setInternalOnly}
        />
        <button className="access-submit" type="submit" disabled={!ready || loading} aria-busy={loading}>
          {loading && <span className="access-spinner" aria-hidden="true" />}
          {texts.signIn.submit}
        </button>
        <ProviderButtons disabled={loading} onFailure={setFailure} />
        <p className="access-after">
          <a href={entryPaths.forgotPassword}>{texts.signIn.forgot}</a>
        </p>
      </form>
    </AccessFrame>
  );
}
