/** What a vendor of documents said about an account: accepted, refused, or it was not reached. */
export const accountChecks = ['connected', 'refused', 'unreachable'] as const;
export type AccountCheck = (typeof accountChecks)[number];

/** The state of the lender's account with a vendor. `none`: no account is stored; `unchecked`: no one has asked the vendor yet. */
export const accountStates = ['none', 'unchecked', ...accountChecks] as const;
export type AccountState = (typeof accountStates)[number];

/** The most characters that a user ID and a password with a vendor have. */
export const accountLimits = { username: 100, password: 200 } as const;
