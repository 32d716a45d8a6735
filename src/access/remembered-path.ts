import { entryScreen } from './entry-path';
import { leave } from './leave';

const KEY = 'emet.sys.return';

/**
 * A path of the application, or null. A URL may contain anything, so only a path with one leading slash that
 * stays on this origin is accepted (decisions AUTH-22).
 */
export function ownPath(candidate: string | null): string | null {
  if (!candidate?.startsWith('/') || candidate.startsWith('//') || /[\\\s]/.test(candidate)) return null;
  const url = new URL(candidate, window.location.origin);
  // The path of `/.//host` is `//host`, which by itself is another origin.
  if (url.origin !== window.location.origin || url.pathname.startsWith('//')) return null;
  if (entryScreen(url.pathname).kind !== 'application') return null;
  return url.pathname + url.search + url.hash;
}

/** Remembers the path of an unauthorized visit, for this window. A page that is left after a sign-out is no such visit. */
export function rememberPath(path: string): void {
  if (leave.isLeaving()) return;
  const own = ownPath(path);
  if (own) sessionStorage.setItem(KEY, own);
}

export const rememberedPath = (): string | null => ownPath(sessionStorage.getItem(KEY));

export const forgetPath = (): void => sessionStorage.removeItem(KEY);

/** Returns the remembered path and clears it. */
export function takeRememberedPath(): string | null {
  const path = rememberedPath();
  forgetPath();
  return path;
}
