import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useAccessTexts } from './AccessTexts';
import { EntryFailure } from './EntryBoundary';
import { fill } from './fill';
import { loadApplication } from './load-application';
import { Splash } from './Splash';
import { readUser } from './session';
import { openSession } from './start';
import { OWN_PROVIDER } from './user';

/** Shows the splash until the auth check is done and the application is loaded. Users without a session are redirected. */
export function Application({ onSignedOut }: { readonly onSignedOut: () => void }) {
  const { texts } = useAccessTexts();
  const [App, setApp] = useState<ComponentType<{ waiting: ReactNode }> | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  useEffect(() => {
    let current = true;
    const enter = async (): Promise<void> => {
      const loading = loadApplication();
      // Handled below, and only if the user may enter.
      loading.catch(() => undefined);
      if (!(await openSession())) {
        if (current) onSignedOut();
        return;
      }
      const { App: loaded, prepareFirstPage } = await loading;
      await prepareFirstPage();
      if (current) setApp(() => loaded);
    };
    enter().catch((error: unknown) => current && setFailure(error));
    return () => {
      current = false;
    };
  }, [onSignedOut]);

  const name = readUser()?.data.provider ?? OWN_PROVIDER;
  if (App) return <App waiting={<Splash text={fill(texts.session.loggedIn, { name })} />} />;
  if (failure === null) return <Splash text={fill(texts.session.loggingIn, { name })} />;
  return <EntryFailure error={failure} />;
}
