import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ownValue } from '../../domain/tables/own-value';
import { ApiError } from '../providers/data/api-error';
import { PasswordMeter, strengthWord } from '../ui/PasswordMeter';
import { AccessFrame } from './AccessFrame';
import { useAccessTexts } from './AccessTexts';
import { accessCalls } from './access-calls';
import { entryPaths } from './entry-path';
import { failureText, wordingText } from './failure-text';
import { PasswordField } from './PasswordField';
import { usePasswordStrength } from './usePasswordStrength';

/** Reads the token from the address, and removes it there, so that it does not stay in the history of the browser. */
function takeToken(): string {
  const token = window.location.hash.slice(1);
  window.history.replaceState(null, '', entryPaths.setPassword);
  return token;
}

function PasswordForm({ token, onDone }: { readonly token: string; readonly onDone: () => void }) {
  const { texts } = useAccessTexts();
  const { setPassword: text } = texts;
  const [password, setPassword] = useState('');
  const [retype, setRetype] = useState('');
  const [loading, setLoading] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const first = useRef<HTMLInputElement>(null);
  const ready = password !== '' && retype !== '';

  // A disabled field cannot take the focus, so it waits for the end of the call.
  useEffect(() => {
    if (!loading) first.current?.focus();
  }, [loading]);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!ready || loading) return;
    if (password !== retype) return setFailure(text.mustMatch);
    setLoading(true);
    setFailure(null);
    try {
      await accessCalls.setPassword({ token, newPassword: password });
      onDone();
    } catch (error) {
      const refused = error instanceof ApiError ? ownValue(error.body.fieldWordings ?? {}, 'newPassword') : undefined;
      setFailure((refused && wordingText(refused, texts)) ?? failureText(error, texts, text.failed));
      setLoading(false);
    }
  };

  return (
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
      <div style={{ display: 'grid', gap: 8 }}>
        <PasswordField
          ref={first}
          id="new-password"
          describedBy="strength"
          label={text.newPassword}
          value={password}
          onChange={setPassword}
          disabled={loading}
        />
        <Strength password={password} />
      </div>
      <PasswordField id="retype-password" label={text.retype} value={retype} onChange={setRetype} disabled={loading} />
      <button className="access-submit" type="submit" disabled={!ready || loading} aria-busy={loading}>
        {loading && <span className="access-spinner" aria-hidden="true" />}
        {text.submit}
      </button>
    </form>
  );
}

function Strength({ password }: { readonly password: string }) {
  const { texts } = useAccessTexts();
  const rating = usePasswordStrength(password);
  const word = rating ? texts.strength[strengthWord(rating)] : '';
  const why = rating?.problem ? wordingText(rating.problem, texts) : null;
  return <PasswordMeter id="strength" rating={rating} text={why ? `${word} ${why}` : word} />;
}

/** The form, once the server has said that the link works: a password that could not be saved is not asked for. */
function CheckedForm({ token, onDone }: { readonly token: string; readonly onDone: () => void }) {
  const { texts } = useAccessTexts();
  const [link, setLink] = useState<{ readonly failure: unknown } | 'checking' | 'works'>('checking');
  useEffect(() => {
    accessCalls.checkPasswordLink({ token }).then(
      () => setLink('works'),
      (failure: unknown) => setLink({ failure }),
    );
  }, [token]);
  if (link === 'works') return <PasswordForm token={token} onDone={onDone} />;
  if (link === 'checking') return <Outcome tone="ok" text={texts.setPassword.checking} />;
  return <Outcome tone="bad" text={failureText(link.failure, texts, texts.setPassword.checkFailed)} />;
}

interface OutcomeProps {
  readonly text: string;
  readonly tone: 'ok' | 'bad';
  /** Default: the title of the form. */
  readonly title?: string;
  /** Takes the focus from the form that it replaces. */
  readonly focused?: boolean;
}

/** A message instead of the form, with the way to the sign-in. */
function Outcome({ text, tone, title, focused = false }: OutcomeProps) {
  const { texts } = useAccessTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  return (
    <div className="access-form">
      <h1 ref={heading} tabIndex={-1} style={{ outline: 'none' }}>
        {title ?? texts.setPassword.title}
      </h1>
      <p className={`access-message ${tone}`} role={tone === 'ok' ? 'status' : 'alert'}>
        {text}
      </p>
      <p className="access-after">
        <a href={entryPaths.signIn}>{texts.unauthorized.toLogin}</a>
      </p>
    </div>
  );
}

/** /set-password: where the link leads that an administrator emails to a retail employee. */
export function SetPasswordScreen() {
  const { texts } = useAccessTexts();
  const [token] = useState(takeToken);
  const [done, setDone] = useState(false);
  return (
    <AccessFrame title={done ? texts.setPassword.doneTitle : texts.setPassword.title}>
      {done ? (
        <Outcome tone="ok" title={texts.setPassword.doneTitle} text={texts.setPassword.done} focused />
      ) : token === '' ? (
        <Outcome tone="bad" text={texts.setPassword.openLink} />
      ) : (
        <CheckedForm token={token} onDone={() => setDone(true)} />
      )}
    </AccessFrame>
  );
}
