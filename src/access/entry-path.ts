import { publicPages } from '../../domain/pages/public-pages';
import { ownValue } from '../../domain/tables/own-value';

/** The paths of the sign-in entry's own screens. */
export const entryPaths = {
  signIn: '/login',
  retail: '/login-retail',
  verify: '/verify',
  setPassword: '/set-password',
  forgotPassword: '/forgot-password',
  unauthorized: '/error401',
  landing: '/landing',
  callback: '/callback',
} as const;

/** Screens that the sign-in entry shows without loading the application. */
export type EntryScreen =
  | { readonly kind: 'root' }
  | { readonly kind: 'sign-in'; readonly retail: boolean }
  | { readonly kind: 'verify' }
  | { readonly kind: 'set-password' }
  | { readonly kind: 'forgot-password' }
  | { readonly kind: 'unauthorized' }
  | { readonly kind: 'landing'; readonly sessionId: string | null }
  | { readonly kind: 'callback'; readonly provider: string; readonly answer: string }
  | { readonly kind: 'application' };

const fixed: Readonly<Record<string, EntryScreen>> = {
  '/': { kind: 'root' },
  [entryPaths.signIn]: { kind: 'sign-in', retail: false },
  [entryPaths.retail]: { kind: 'sign-in', retail: true },
  [entryPaths.verify]: { kind: 'verify' },
  [entryPaths.setPassword]: { kind: 'set-password' },
  [entryPaths.forgotPassword]: { kind: 'forgot-password' },
  [entryPaths.unauthorized]: { kind: 'unauthorized' },
};

/** The screen of a path, ignoring case and a trailing slash. */
export function entryScreen(pathname: string, search = ''): EntryScreen {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  const known = ownValue(fixed, path.toLowerCase());
  if (known) return known;
  const [, first, second, more] = path.split('/');
  const start = `/${first?.toLowerCase()}`;
  if (start === entryPaths.landing && more === undefined) {
    return { kind: 'landing', sessionId: second ?? new URLSearchParams(search).get('sessionId') };
  }
  if (start === entryPaths.callback && second !== undefined && more === undefined) {
    return { kind: 'callback', provider: second, answer: search };
  }
  return { kind: 'application' };
}

/** The public area needs no sign-in (decisions PUBLIC-02). */
export const isPublicPath = (pathname: string): boolean =>
  `${pathname.toLowerCase()}/`.startsWith(`${publicPages['public-home'].path}/`);
