/** A claim of a JSON web token; undefined if it is no token or has none. */
function claimOf(token: string, name: string): unknown {
  const payload = token.split('.')[1];
  if (!payload) return undefined;
  try {
    return (JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as Record<string, unknown>)[name];
  } catch {
    return undefined;
  }
}

/** Expiry in milliseconds since 1970; null if it is no token or has none. */
export function tokenExpiry(token: string): number | null {
  const exp = claimOf(token, 'exp');
  return typeof exp === 'number' ? exp * 1000 : null;
}

/** The session of a token, which stays when it is renewed. */
export function tokenSession(token: string): string | null {
  const sid = claimOf(token, 'sid');
  return typeof sid === 'string' ? sid : null;
}

/** Compares `exp`, in seconds, with now (SESSION-03). A token without it counts as expired. */
export const isExpired = (token: string, now: number): boolean => (tokenExpiry(token) ?? 0) <= now;
