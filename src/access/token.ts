/** Expiry of a JSON web token in milliseconds since 1970; null if it is no token or has none. */
export function tokenExpiry(token: string): number | null {
  const payload = token.split('.')[1];
  if (!payload) return null;
  try {
    const json = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    const { exp } = JSON.parse(json) as { exp?: unknown };
    return typeof exp === 'number' ? exp * 1000 : null;
  } catch {
    return null;
  }
}

/** Compares `exp`, in seconds, with now (SESSION-03). A token without it counts as expired. */
export const isExpired = (token: string, now: number): boolean => (tokenExpiry(token) ?? 0) <= now;
