/** When a JSON web token ends, in milliseconds since 1970; null where it is no token or never says. */
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

/** `exp` is read in seconds and compared with now (SESSION-03). A token without one is expired. */
export const isExpired = (token: string, now: number): boolean => (tokenExpiry(token) ?? 0) <= now;
