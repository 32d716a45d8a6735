import { type FormEvent, Suspense, useEffect, useRef, useState } from 'react';
import { onDemand } from '../providers/chunks/on-demand';
import { AccessCheck } from './AccessCheck';
import { AccessFrame } from './AccessFrame';
import { useAccessTexts } from './AccessTexts';
import { entryPaths } from './entry-path';
import { failureText } from './failure-text';
import { fill } from './fill';
import { resendPin, verifyPin } from './signing';
import {
  completeVerification,
  endVerification,
  readVerification,
  renewVerification,
  type Verification,
} from './verification';

/** Few users need it, so the sign-in does not wait for it. */
const FactorScreen = onDemand('FactorScreen', async () => (await import('./factors/FactorScreen')).FactorScreen);

interface Props {
  readonly onSignedIn: () => void;
  readonly onBack: () => void;
}

/** Seconds until `until`, updated every second. */
function useSecondsLeft(until: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((until - now) / 1000));
}

const clockText = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

interface Message {
  readonly tone: 'bad' | 'ok';
  readonly text: string;
}

function PinForm({ state, onSignedIn, onBack }: Props & { readonly state: Verification }) {
  const { texts } = useAccessTexts();
  const [until, setUntil] = useState(state.until);
  const [attempt, setAttempt] = useState(state.attempt);
  const [pin, setPin] = useState('');
  const [remember, setRemember] = useState(false);
  const [loading, setLoading] = useState(false);
  const [message, setMessage] = useState<Message | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const secondsLeft = useSecondsLeft(until);

  useEffect(() => input.current?.focus(), []);

  /** Runs one of the two calls, and shows an error under the form. */
  const run = async (work: () => Promise<void>): Promise<void> => {
    setLoading(true);
    setMessage(null);
    try {
      await work();
    } catch (error) {
      setMessage({ tone: 'bad', text: failureText(error, texts, texts.verify.failed) });
    }
    setLoading(false);
    input.current?.focus();
  };

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (pin === '' || loading) return;
    void run(async () => {
      await verifyPin(state.username, pin, remember);
      completeVerification(state);
      onSignedIn();
    });
  };

  const resend = (): void =>
    void run(async () => {
      const mailed = await resendPin(state.username);
      setUntil(renewVerification(state, mailed, Date.now()).until);
      setAttempt(mailed.attempt);
      setPin('');
      setMessage({ tone: 'ok', text: texts.verify.resent });
    });

  return (
    <form className="access-form" onSubmit={submit}>
      <div>
        <h1>{texts.verify.title}</h1>
        <p className="access-sub">{fill(texts.verify.sentTo, { email: state.email })}</p>
        {attempt && <p className="access-sub">{fill(texts.verify.attempt, { attempt })}</p>}
      </div>
      <div className="access-field">
        <label htmlFor="pin">{texts.verify.pin}</label>
        <div className="access-input access-input-pin">
          <input
            ref={input}
            id="pin"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            value={pin}
            disabled={loading}
            aria-describedby="pin-help"
            onChange={(event) => setPin(event.target.value.replaceAll(/\s/g, ''))}
          />
        </div>
        <p className="access-help" id="pin-help">
          {secondsLeft > 0 ? fill(texts.verify.timeLeft, { time: clockText(secondsLeft) }) : texts.verify.timeOver}
        </p>
      </div>
      <AccessCheck label={texts.verify.remember} checked={remember} disabled={loading} onChange={setRemember} />
      <button className="access-submit" type="submit" disabled={pin === '' || loading} aria-busy={loading}>
        {loading && <span className="access-spinner" aria-hidden="true" />}
        {texts.verify.submit}
      </button>
      {message && (
        <p className={`access-message ${message.tone}`} role={message.tone === 'bad' ? 'alert' : 'status'}>
          {message.text}
        </p>
      )}
      <p className="access-after">
        <button type="button" className="access-quiet" onClick={resend} disabled={loading}>
          {texts.verify.resend}
        </button>
        <a
          href={entryPaths.signIn}
          onClick={(event) => {
            event.preventDefault();
            endVerification();
            onBack();
          }}
        >
          {texts.verify.back}
        </a>
      </p>
    </form>
  );
}

/** /verify. Redirects to /login if there was no sign-in before. */
export function VerifyScreen(props: Props) {
  const { texts } = useAccessTexts();
  const [state, setState] = useState(readVerification);
  const { onBack } = props;
  useEffect(() => {
    if (!state) onBack();
  }, [state, onBack]);
  if (state?.factors) {
    return (
      <Suspense fallback={null}>
        <FactorScreen {...props} state={state} onPin={setState} />
      </Suspense>
    );
  }
  return state ? (
    <AccessFrame title={texts.verify.title}>
      <PinForm state={state} {...props} />
    </AccessFrame>
  ) : null;
}
