/** How a user signs in, as audit entries record it. */
export const signInMethods = [
  'pin',
  'totp',
  'passkey',
  'recovery code',
  'remembered device',
  'provider',
  'handover',
] as const;

export type SignInMethod = (typeof signInMethods)[number];
