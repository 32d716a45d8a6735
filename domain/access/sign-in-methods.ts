/** How a user signs in, as audit entries record it. */
export const signInMethods = ['pin', 'remembered device', 'handover'] as const;

export type SignInMethod = (typeof signInMethods)[number];
