import { useCallback, useEffect } from 'react';
import { mainPages } from '../../domain/pages/main-pages';
import { whenIdle } from '../pages/when-idle';
import { type EntryScreen, entryPaths } from './entry-path';
import { ForgotPasswordScreen } from './ForgotPasswordScreen';
import { LandingScreen } from './LandingScreen';
import { loadApplication } from './load-application';
import { CallbackScreen } from './oidc/CallbackScreen';
import { prefetchApplication } from './prefetch-application';
import { takeRememberedPath } from './remembered-path';
import { SetPasswordScreen } from './SetPasswordScreen';
import { SignInScreen } from './SignInScreen';
import { markSignedIn } from './start';
import { UnauthorizedScreen } from './UnauthorizedScreen';
import { VerifyScreen } from './VerifyScreen';

interface Props {
  readonly screen: EntryScreen;
  readonly show: (path: string, how: 'push' | 'replace') => void;
}

/**
 * Loads the application while the user types, and starts it while the server checks what the user has sent: to run it earlier
 * would disturb who is typing.
 */
function useEarlyApplication(): void {
  useEffect(() => whenIdle(prefetchApplication), []);
  useEffect(() => {
    const start = (): void => void loadApplication().catch(console.error);
    document.addEventListener('submit', start, { capture: true, once: true });
    return () => document.removeEventListener('submit', start, { capture: true });
  }, []);
}

/** The way back from a provider. The application is loaded while the server checks the answer. */
function CallbackEntry({ screen, show }: Props & { readonly screen: { readonly kind: 'callback' } }) {
  useEffect(() => void loadApplication().catch(console.error), []);
  const enter = useCallback(() => {
    markSignedIn();
    show(takeRememberedPath() ?? mainPages.home.path, 'replace');
  }, [show]);
  const pinDue = useCallback(() => show(entryPaths.verify, 'replace'), [show]);
  const failed = useCallback(() => show(entryPaths.signIn, 'replace'), [show]);
  return <CallbackScreen {...screen} onSignedIn={enter} onPinDue={pinDue} onFailed={failed} />;
}

function SignInEntry({ screen, show }: Props) {
  useEarlyApplication();
  const go = useCallback((path: string) => show(path, 'push'), [show]);
  const enter = useCallback(() => {
    markSignedIn();
    go(takeRememberedPath() ?? mainPages.home.path);
  }, [go]);
  const toLogin = useCallback(() => go(entryPaths.signIn), [go]);
  if (screen.kind === 'verify') return <VerifyScreen onSignedIn={enter} onBack={toLogin} />;
  const retail = screen.kind === 'sign-in' && screen.retail;
  return <SignInScreen retail={retail} onSignedIn={enter} onPinDue={() => go(entryPaths.verify)} />;
}

/** The screens of users who have not signed in. */
export function AccessScreens({ screen, show }: Props) {
  const toLogin = useCallback(() => show(entryPaths.signIn, 'replace'), [show]);
  const opened = useCallback(
    (path: string) => {
      markSignedIn();
      show(path, 'replace');
    },
    [show],
  );
  switch (screen.kind) {
    case 'unauthorized':
      return <UnauthorizedScreen onLeave={toLogin} />;
    case 'set-password':
      return <SetPasswordScreen />;
    case 'forgot-password':
      return <ForgotPasswordScreen />;
    case 'landing':
      return <LandingScreen sessionId={screen.sessionId} onOpened={opened} />;
    case 'callback':
      return <CallbackEntry screen={screen} show={show} />;
    default:
      return <SignInEntry key={screen.kind} screen={screen} show={show} />;
  }
}
