import { useEffect, useRef } from 'react';
import { useAccessTexts } from '../AccessTexts';
import { failureText } from '../failure-text';
import { fill } from '../fill';
import { Splash } from '../Splash';
import { startVerification } from '../verification';
import { finishAt } from './oidc-calls';
import { setProviderFailure } from './provider-failure';
import { signInProviders } from './providers';

interface Props {
  readonly provider: string;
  /** The query with which the provider has sent the browser back. */
  readonly answer: string;
  readonly onSignedIn: () => void;
  readonly onPinDue: () => void;
  readonly onFailed: () => void;
}

/** /callback/{provider}: the way back from a provider. Its answer is used once, and leaves the address bar at once. */
export function CallbackScreen({ provider, answer, onSignedIn, onPinDue, onFailed }: Props) {
  const { texts } = useAccessTexts();
  const name = signInProviders().find(({ id }) => id === provider)?.name ?? provider;
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    window.history.replaceState(null, '', window.location.pathname);
    const finish = async (): Promise<void> => {
      try {
        const finished = await finishAt(provider, answer);
        if (finished.kind === 'signed-in') return onSignedIn();
        const { login, hosted } = finished;
        startVerification({ login, hosted }, finished, false, Date.now());
        onPinDue();
      } catch (error) {
        const otherwise = fill(texts.messages['provider-failed'], { provider: name });
        setProviderFailure(failureText(error, texts, otherwise));
        onFailed();
      }
    };
    void finish();
  }, [provider, answer, name, texts, onSignedIn, onPinDue, onFailed]);
  return <Splash text={fill(texts.session.loggingIn, { name })} />;
}
