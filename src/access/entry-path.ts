/** Screens that the sign-in entry shows without loading the application. */
export type EntryScreen =
  | { readonly kind: 'root' }
  | { readonly kind: 'sign-in'; readonly retail: boolean }
  | { readonly kind: 'verify' }
  | { readonly kind: 'unauthorized' }
  | { readonly kind: 'landing'; readonly sessionId: string | null }
  | { readonly kind: 'application' };

const fixed: Readonly<Record<string, EntryScreen>> = {
  '/': { kind: 'root' },
  '/login': { kind: 'sign-in', retail: false },
  '/login-retail': { kind: 'sign-in', retail: true },
  '/verify': { kind: 'verify' },
  '/error401': { kind: 'unauthorized' },
};

/** The screen of a path, ignoring case and a trailing slash. */
export function entryScreen(pathname: string, search = ''): EntryScreen {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  const known = fixed[path.toLowerCase()];
  if (known) return known;
  const [, first, sessionId, more] = path.split('/');
  if (first?.toLowerCase() === 'landing' && more === undefined) {
    return { kind: 'landing', sessionId: sessionId ?? new URLSearchParams(search).get('sessionId') };
  }
  return { kind: 'application' };
}

/** The public area needs no sign-in (decisions PUBLIC-02). */
export const isPublicPath = (pathname: string): boolean => /^\/public(\/|$)/i.test(pathname);
