import { CssBaseline } from '@mui/material';
import { type ReactNode, Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { CoreAdminContext } from 'react-admin';
import { isPostponed, postpone } from './access/factors/postponed';
import { IdleWarning } from './access/IdleWarning';
import { interruptedUser, subscribeInterruption } from './access/interruption';
import { keepSessionAlive } from './access/renewal';
import { useSessionUser } from './access/useSessionUser';
import { loadOptionChanges } from './fields/codes/option-changes';
import { applyLanguage, preferredLanguage } from './i18n/language';
import { messageText } from './i18n/message-text';
import { PortalRoutes } from './pages/PortalRoutes';
import { prefetchPage, prefetchPages } from './pages/prefetch';
import { loadFirstData, prefetchData } from './pages/prefetch-data';
import { whenIdle } from './pages/when-idle';
import { authProvider } from './providers/auth/auth-provider';
import { onDemand } from './providers/chunks/on-demand';
import { dataProvider as portalDataProvider } from './providers/data/data-provider';
import { withLocalizedErrors } from './providers/data/localized-errors';
import { createQueryClient } from './providers/data/query-client';
import { loadParts, prefetchMessages } from './providers/i18n/portal-i18n';
import { LanguageContext, usePortalI18n } from './providers/i18n/useLanguage';
import { useLiveUpdates } from './providers/live/useLiveUpdates';
import { PortalRouter } from './providers/router/PortalRouter';
import { browserHistory } from './providers/router/portal-history';
import { createPortalStore } from './providers/store/portal-store';
import { startProfileSync } from './providers/store/profile-sync';
import { SignInAgain, SignInDialog } from './shell/account/SignInAgain';
import { FlushUpdatesOnKey } from './shell/keys/FlushUpdatesOnKey';
import { PortalNotification } from './shell/states/PortalNotification';
import { StartFailure } from './shell/states/StartFailure';
import { usePageDirection } from './theme/direction';
import { useLoadedDirection } from './theme/mirroring';
import { PortalTheme } from './theme/PortalTheme';
import { ThemeFrame } from './theme/ThemeFrame';
import { usePortalTheme } from './theme/usePortalTheme';
import { preloadOverlays } from './ui/overlays';

const PasswordDue = onDemand('PasswordDue', async () => (await import('./shell/account/PasswordDue')).PasswordDue);

const FactorDue = onDemand('FactorDue', async () => {
  const [{ FactorDue: Content }] = await Promise.all([
    import('./access/factors/FactorDue'),
    loadParts(['admin', 'messages']),
  ]);
  return Content;
});

const queryClient = createQueryClient();

// Requested right away, in parallel with the session check.
prefetchMessages(preferredLanguage());
prefetchPage(window.location.pathname);

/** To be awaited before the first rendering. */
export const prepareFirstPage = (): Promise<void> => loadFirstData(queryClient, window.location);

/** Calls that failed while no one was signed in are repeated. */
const readAgain = (): void => void queryClient.invalidateQueries();

interface AppProps {
  /** Shown until the language has loaded. */
  readonly waiting: ReactNode;
}

/**
 * The providers and the page table. Uses React-Admin's core without the layout, sign-in and messages that `Admin` includes,
 * because the portal has its own, and the first page should not wait for unused forms.
 */
function PortalApp({ waiting }: AppProps) {
  const user = useSessionUser();
  const interrupted = useSyncExternalStore(subscribeInterruption, interruptedUser);
  const { i18nProvider, language, setLanguage } = usePortalI18n();
  const [store] = useState(() => createPortalStore(user?.username ?? ''));
  const loadedDirection = useLoadedDirection(usePageDirection(language));
  const direction = loadedDirection ?? 'rtl';
  const theme = usePortalTheme(direction);
  useEffect(keepSessionAlive, []);
  useEffect(
    () =>
      whenIdle(() => {
        void preloadOverlays();
        void SignInDialog.preload();
        loadParts(['messages']).catch(() => undefined);
      }),
    [],
  );
  useEffect(
    () =>
      whenIdle(() => {
        import('./pages/preload-shared').then(({ preloadShared }) => preloadShared(queryClient)).catch(() => undefined);
      }),
    [],
  );
  useLiveUpdates(queryClient);
  const isBarred = user?.passwordDue === true || user?.factorDue === true;
  const login = isBarred ? undefined : user?.username;
  const [isLater, setLater] = useState(isPostponed);
  useEffect(startProfileSync, []);
  useEffect(() => (login ? prefetchPages((path) => void prefetchData(queryClient, path)) : undefined), [login]);
  useEffect(() => {
    if (login) void loadOptionChanges();
  }, [login]);
  useEffect(() => applyLanguage(language, direction), [language, direction]);
  const dataProvider = useMemo(() => {
    if (!i18nProvider) return portalDataProvider;
    const textOf = messageText(i18nProvider.translate, language);
    return withLocalizedErrors(portalDataProvider, async ({ wording, message }) => {
      // Without its text, a message is shown in English.
      await loadParts(['messages']).catch(() => undefined);
      return textOf(wording, message);
    });
  }, [i18nProvider, language]);
  if (!i18nProvider || !loadedDirection) return waiting;
  return (
    <LanguageContext value={{ language, setLanguage }}>
      <ThemeFrame direction={direction}>
        <CoreAdminContext
          dataProvider={dataProvider}
          authProvider={authProvider}
          i18nProvider={i18nProvider}
          queryClient={queryClient}
          store={store}
        >
          <PortalTheme theme={theme}>
            <CssBaseline />
            {user?.passwordDue ? (
              <Suspense fallback={waiting}>
                <PasswordDue user={user} />
              </Suspense>
            ) : user && (user.factorDue || (user.factorDueBy && !isLater)) ? (
              <Suspense fallback={waiting}>
                <FactorDue
                  user={user}
                  onLater={() => {
                    postpone();
                    setLater(true);
                  }}
                />
              </Suspense>
            ) : (
              <PortalRoutes />
            )}
            {user && !interrupted && user.idleMinutes > 0 && <IdleWarning idleMinutes={user.idleMinutes} />}
            <SignInAgain onResumed={readAgain} />
            <StartFailure />
            <PortalNotification />
            <FlushUpdatesOnKey />
          </PortalTheme>
        </CoreAdminContext>
      </ThemeFrame>
    </LanguageContext>
  );
}

/** The application behind the sign-in. */
export function App(props: AppProps) {
  const [history] = useState(browserHistory);
  return (
    <PortalRouter history={history}>
      <PortalApp {...props} />
    </PortalRouter>
  );
}
