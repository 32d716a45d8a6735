import type { Config } from '../../../config/config';
import type { OidcProvider } from '../../../config/oidc-config';
import { notFound } from '../../http/app-error';

type Configured = Pick<Config, 'oidc'>;

/** What the sign-in with the portal's own password is called (rule SESSION-16). */
export const OWN_PROVIDER = 'JWT';

/** A sign-in whose password a provider has replaced. */
export interface ProviderEntry {
  readonly provider: string;
  /** When the provider ends the session; null if only the portal does. */
  readonly until: Date | null;
  /** When the user signed in there; null if it does not say. Absent if the portal has asked for its second step since. */
  readonly provedAt?: Date | null;
  /** What the provider calls its own session, if it does, and when it answered; absent for a sign-in from before the portal kept them. */
  readonly sid?: string | null;
  readonly answeredAt?: Date | null;
  /** The provider has asked for a second factor that counts here. */
  readonly hasFactor?: true;
}

export const providerWithId = ({ oidc }: Configured, id: string | null): OidcProvider | undefined =>
  oidc.find((provider) => provider.id === id);

/** The provider of a call. 404 if it is not configured. */
export function providerOf(config: Configured, id: string): OidcProvider {
  const provider = providerWithId(config, id);
  if (provider === undefined) throw notFound('no-provider');
  return provider;
}

/** The name of what a session was opened with. A provider that is no longer configured has only its ID. */
export const providerName = (config: Configured, id: string | null): string =>
  id === null ? OWN_PROVIDER : (providerWithId(config, id)?.name ?? id);
