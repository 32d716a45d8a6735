import { CacheProvider } from '@emotion/react';
import { createTheme } from '@mui/material/styles';
import { QueryClient } from '@tanstack/react-query';
import { act, type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CoreAdminContext, type DataProvider, type I18nProvider, memoryStore } from 'react-admin';
import { createPath, Route, Routes } from 'react-router-dom';
import { letterSubjects } from '../../domain/access/page-letters';
import { ownPage } from '../access/interruption';
import { sessionKeys } from '../access/session';
import { toSessionUser } from '../access/user';
import type { TextTree } from '../i18n/text-tree';
import { authProvider } from '../providers/auth/auth-provider';
import { dataProvider } from '../providers/data/data-provider';
import { PortalRouter } from '../providers/router/PortalRouter';
import { memoryHistory } from '../providers/router/portal-history';
import { PortalNotification } from '../shell/states/PortalNotification';
import { PortalTheme } from '../theme/PortalTheme';
import { allMessages } from './all-messages';
import { testStyles } from './styles';

/** Finds a message by its path. Names of fields contain dots (`fields.asset.value`). */
function messageOf(key: string, tree: TextTree = allMessages.en): string | undefined {
  const whole = tree[key];
  if (typeof whole === 'string') return whole;
  const dot = key.indexOf('.');
  const branch = dot < 0 ? undefined : tree[key.slice(0, dot)];
  return typeof branch === 'object' ? messageOf(key.slice(dot + 1), branch) : undefined;
}

/** The English messages, loaded synchronously. */
const english: I18nProvider = {
  translate: (key, options = {}) => {
    const { smart_count: count, _: fallback } = options;
    const plural = count === undefined ? undefined : messageOf(`${key}_${count === 1 ? 'one' : 'other'}`);
    const message = plural ?? messageOf(key) ?? fallback ?? key;
    const values: Record<string, unknown> = { count, ...options };
    return message.replaceAll(/\{\{(\w+)\}\}/g, (place: string, name: string) => String(values[name] ?? place));
  },
  changeLocale: async () => undefined,
  getLocale: () => 'en',
};

/** Writes on every page, as the initial letters of most roles; the menu permissions still decide which ones open. */
const pageLetters = Object.fromEntries(letterSubjects.map((subject) => [subject, 'w']));

/** Stores a session on this device, as a sign-in would. Without letters, the user may write on the pages of their menu. */
export function signInAs(data: Record<string, unknown>): void {
  localStorage.setItem(sessionKeys.token, 'token');
  localStorage.setItem(sessionKeys.user, JSON.stringify(toSessionUser({ pageLetters, ...data })));
  ownPage();
}

/** Disables the autofill keyframes that every MUI input adds to the page, because they slow down jsdom. */
const theme = createTheme({ components: { MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } } } });

interface Options {
  /** The URL, and the route that it matches. */
  readonly at?: string;
  readonly route?: string;
  readonly data?: Partial<DataProvider>;
}

/**
 * Renders an element with the portal's providers, in English, at a URL. `where()` returns the current location, `goTo()`
 * navigates, and `goBack()` is the Back button of the browser.
 */
export function renderInPortal(element: ReactNode, { at = '/', route = '*', data = {} }: Options = {}) {
  const root = (
    <CacheProvider value={testStyles()}>
      <CoreAdminContext
        dataProvider={{ ...dataProvider, ...data }}
        authProvider={authProvider}
        i18nProvider={english}
        store={memoryStore()}
        queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      >
        <PortalTheme theme={theme}>
          {element}
          <PortalNotification />
        </PortalTheme>
      </CoreAdminContext>
    </CacheProvider>
  );
  const history = memoryHistory(at);
  const result: RenderResult = render(
    <PortalRouter history={history}>
      <Routes>
        <Route path={route} element={root} />
        {route !== '*' && <Route path="*" element={null} />}
      </Routes>
    </PortalRouter>,
  );
  return {
    ...result,
    where: (): string => createPath({ ...history.location, hash: '' }),
    goTo: (address: string): void => act(() => history.push(address)),
    goBack: (): void => act(() => history.go(-1)),
  };
}
