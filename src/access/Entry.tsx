import { Suspense, useCallback, useEffect, useState } from 'react';
import { mainPages } from '../../domain/pages/main-pages';
import { onDemand } from '../providers/chunks/on-demand';
import { type AccessMessages, AccessTextsProvider } from './AccessTexts';
import { Application } from './Application';
import { EntryBoundary } from './EntryBoundary';
import { entryPaths, entryScreen } from './entry-path';
import { takeRememberedPath } from './remembered-path';
import { checkStoredToken } from './session';

const here = () => entryScreen(window.location.pathname, window.location.search);

/** Users who are signed in do not need these. */
const AccessScreens = onDemand('AccessScreens', async () => (await import('./AccessScreens')).AccessScreens);

/** Loads the screen of this address if the application does not show it. */
export async function loadEntry(): Promise<void> {
  if (here().kind !== 'application') await AccessScreens.preload();
}

/** `/` opens the application for signed-in users, otherwise /login. */
function rootTarget(): string {
  return checkStoredToken(Date.now()).kind === 'auto-login'
    ? (takeRememberedPath() ?? mainPages.home.path)
    : entryPaths.signIn;
}

function Screens() {
  const [screen, setScreen] = useState(here);

  const show = useCallback((path: string, how: 'push' | 'replace') => {
    if (how === 'push') window.history.pushState(null, '', path);
    else window.history.replaceState(null, '', path);
    setScreen(here());
  }, []);
  const toLogin = useCallback(() => show(entryPaths.signIn, 'replace'), [show]);

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

  if (screen.kind === 'root') return null;
  if (inApplication) return <Application onSignedOut={toLogin} />;
  return (
    <Suspense fallback={null}>
      <AccessScreens screen={screen} show={show} />
    </Suspense>
  );
}

/** What the browser loads first: the entry to the sign-in screens and to the application. */
export const Entry = ({ first }: { readonly first?: AccessMessages }) => (
  <AccessTextsProvider first={first}>
    <EntryBoundary>
      <Screens />
    </EntryBoundary>
  </AccessTextsProvider>
);
