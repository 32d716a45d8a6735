import type { CookieOptions, Response } from 'express';
import type { Cookie } from './call';

/**
 * A browser accepts a cookie with this prefix only from this very host and over TLS, so that neither a neighboring host nor
 * someone on the network can plant one.
 */
const HOST_PREFIX = '__Host-';

const prefixOf = (https: boolean): string => (https ? HOST_PREFIX : '');

/** The portal's cookies in a header, by their names in {@link Cookie}. */
export function cookiesOf(header: string | undefined, https: boolean): Record<string, string> {
  const prefix = prefixOf(https);
  const pairs = (header ?? '').split(';').map((part) => part.trim().split('=', 2) as [string, string | undefined]);
  return Object.fromEntries(
    pairs
      .filter(([name, value]) => name.startsWith(prefix) && name.length > prefix.length && value !== undefined)
      .map(([name, value]) => [name.slice(prefix.length), value ?? '']),
  );
}

/**
 * Sets or removes a cookie. It is HttpOnly, SameSite and, if users open the portal over TLS, `Secure`; behind a proxy, the
 * request itself does not show that.
 */
export function setCookie(res: Response, { name, value, maxAgeSeconds = 0 }: Cookie, https: boolean): void {
  const options: CookieOptions = { httpOnly: true, sameSite: 'strict', secure: https, path: https ? '/' : '/api' };
  const fullName = `${prefixOf(https)}${name}`;
  if (value === null) res.clearCookie(fullName, options);
  else res.cookie(fullName, value, { ...options, maxAge: maxAgeSeconds * 1000 });
}
