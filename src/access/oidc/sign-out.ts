import { accessCalls } from '../access-calls';
import { entryPaths } from '../entry-path';
import { clearSession } from '../session';

/**
 * Signs out of a session that a provider has opened (SESSION-14): clears it on this device, and then asks where the browser goes. Few
 * users need the call, so it is loaded then.
 */
export async function signOutAtProvider(token: string, idToken: string): Promise<string> {
  clearSession();
  const calls = await import('./oidc-calls').catch(() => null);
  if (calls !== null) return calls.endAtProvider(token, idToken);
  await accessCalls.signOut(token).catch(console.warn);
  return entryPaths.signIn;
}
