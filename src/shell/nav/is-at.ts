import { matchPath } from 'react-router-dom';

const plain = (path: string): string => path.toLowerCase().replace(/\/+$/, '');

/**
 * Whether a path matches the pattern, at its end or also below. A menu asks for each of its entries, of which few have parameters:
 * React Router would compile an expression for each.
 */
export function isAt(pattern: string, pathname: string, end: boolean): boolean {
  if (/[:*?]/.test(pattern)) return matchPath({ path: pattern, end, caseSensitive: false }, pathname) !== null;
  const [path, here] = [plain(pattern), plain(pathname)];
  return here === path || (!end && here.startsWith(`${path}/`));
}
