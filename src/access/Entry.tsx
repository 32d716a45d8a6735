import { useCallback, useEffect, useState } from 'react';
import { mainPages } from '../../domain/pages/main-pages';
import { type AccessMessages, AccessTextsProvider } from './AccessTexts';
import { Application } from './Application';
import { entryPaths, entryScreen } from './entry-path';
import { ForgotPasswordScreen } from './ForgotPasswordScreen';
import { LandingScreen } from './LandingScreen';
import { loadApplication } from './load-application';
import { takeRememberedPath } from './remembered-path';
import { SetPasswordScreen } from './SetPasswordScreen';
import { SignInScreen } from './SignInScreen';
import { checkStoredToken } from './session';
import { markSignedIn } from './start';
import { UnauthorizedScreen } from './UnauthorizedScreen';
import { VerifyScreen } from './VerifyScreen';

const HOME = mainPages.home.path;
const here = () => entryScreen(window.location.pathname, window.location.search);

/** `/` opens the application for signed-in users, otherwise /login. */
function rootTarget(): string {
  return checkStoredToken(Date.now()).kind === 'auto-login' ? (takeRememberedPath() ?? HOME) : entryPaths.signIn;
}

/**
 * Starts the application while the server checks what the user has sent. The browser has its files by then, because the HTML names
 * them; to run them earlier would disturb who is typing.
 */
function useEarlyApplication(): void {
  useEffect(() => {
    const start = (): void => void loadApplication().catch(console.error);
    document.addEventListener('submit', start, { capture: true, once: true });
    return () => document.removeEventListener('submit', start, { capture: true });
  }, []);
}

function SignInEntry({
  screen,
  go,
}: {
  readonly screen: ReturnType<typeof here>;
  readonly go: (path: string) => void;
}) {
  useEarlyApplication();
  const enter = useCallback(() => {
    markSignedIn();
    go(takeRememberedPath() ?? HOME);
  }, [go]);
  const toLogin = useCallback(() => go(entryPaths.signIn), [go]);
  if (screen.kind === 'verify') return <VerifyScreen onSignedIn={enter} onBack={toLogin} />;
  const retail = screen.kind === 'sign-in' && screen.retail;
  return <SignInScreen retail={retail} onSignedIn={enter} onPinDue={() => go(entryPaths.verify)} />;
}

function Screens() {
  const [screen, setScreen] = useState(here);

  const show = useCallback((path: string, how: 'push' | 'replace') => {
    if (how === 'push') window.history.pushState(null, '', path);
    else window.history.replaceState(null, '', path);
    setScreen(here());
  }, []);
  const go = useCallback((path: string) => show(path, 'push'), [show]);
  const toLogin = useCallback(() => show(entryPaths.signIn, 'replace'), [show]);
  const opened = useCallback(
    (path: string) => {
      markSignedIn();
      show(path, 'replace');
    },
    [show],
  );

  const inApplication = screen.kind === 'application';
  useEffect(() => {
    // Inside the application, its own router handles the URL.
    if (inApplication) return;
    const follow = (): void => setScreen(here());
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [inApplication]);
  useEffect(() => {
    if (screen.kind === 'root') show(rootTarget(), 'replace');
  }, [screen, show]);

  switch (screen.kind) {
    case 'root':
      return null;
    case 'application':
      return <Application onSignedOut={toLogin} />;
    case 'unauthorized':
      return <UnauthorizedScreen onLeave={toLogin} />;
    case 'set-password':
      return <SetPasswordScreen />;
    case 'forgot-password':
      return <ForgotPasswordScreen />;
    case 'landing':
      return <LandingScreen sessionId={screen.sessionId} onOpened={opened} />;
    default:
      return <SignInEntry key={screen.kind} screen={screen} go={go} />;
  }
}

/** What the browser loads first: the sign-in screens and the entry to the application. */
export const Entry = ({ first }: { readonly first?: AccessMessages }) => (
  <AccessTextsProvider first={first}>
    <Screens />
  </AccessTextsProvider>
);
