import { SIGN_IN_PROVIDERS, type SignInProvider } from '../../../domain/pages/sign-in-providers';

/** The providers with which users can sign in, as the server has named them in the page. */
export function signInProviders(): readonly SignInProvider[] {
  const named = document.querySelector<HTMLMetaElement>(`meta[name="${SIGN_IN_PROVIDERS}"]`);
  return named ? (JSON.parse(named.content) as readonly SignInProvider[]) : [];
}

/** The provider with this name, or undefined for the portal's own sign-in. */
export const providerNamed = (name: string): SignInProvider | undefined =>
  signInProviders().find((provider) => provider.name === name);
