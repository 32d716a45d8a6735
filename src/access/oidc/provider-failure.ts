let failure: string | null = null;

/** Why the sign-in with a provider failed, for the sign-in page that is shown next. */
export const setProviderFailure = (text: string): void => {
  failure = text;
};

export const providerFailure = (): string | null => failure;

export const clearProviderFailure = (): void => {
  failure = null;
};
