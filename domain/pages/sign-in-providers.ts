/** Name of the `meta` element in which the server names the providers with which users can sign in. */
export const SIGN_IN_PROVIDERS = 'sign-in-providers';

/** An OpenID Connect provider, as the sign-in page shows it. */
export interface SignInProvider {
  readonly id: string;
  readonly name: string;
}

/** The query parameter of the sign-in page that begins the sign-in with a provider. */
export const WITH_PROVIDER = 'with';

/** The sign-in page that goes on to a provider by itself: what its button links to before its script is there, and what others link to. */
export const pathWithProvider = (id: string): string => `/login?${WITH_PROVIDER}=${encodeURIComponent(id)}`;
