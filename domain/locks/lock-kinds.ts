/** What the lock desk is asked for. A relock follows a lock that expired or was canceled; the others but `lock` change an active one. */
export const lockRequestKinds = ['lock', 'relock', 'extend', 'reprice', 'float-down', 'cancel'] as const;
export type LockRequestKind = (typeof lockRequestKinds)[number];

/** What happened to a lock, in its history. `confirm` and the others that answer a request name its kind. */
export const lockEventKinds = [
  'request',
  'change',
  'cancel-request',
  'confirm',
  'deny',
  'suspend',
  'resume',
  'revise',
  'concession',
  'expire',
] as const;
export type LockEventKind = (typeof lockEventKinds)[number];

/** What the price of a lock comes from: a rate sheet, the lower of two sheets, or the sheet of a float-down. */
export const lockPriceBases = ['sheet', 'worst-case', 'float-down'] as const;
export type LockPriceBasis = (typeof lockPriceBases)[number];

/** Where an expiry goes that falls on a weekend or holiday. */
export const expiryRollings = ['next', 'previous', 'none'] as const;
export type ExpiryRolling = (typeof expiryRollings)[number];

/**
 * Whether a locked loan still has its locked price:
 * - `current`: its facts price the same as when it was locked.
 * - `changed`: on its own sheet, its price is another one now.
 * - `not-eligible`: it no longer fits its program.
 * - `new-lock`: its property is another one, which needs a new lock.
 */
export const lockPriceStates = ['current', 'changed', 'not-eligible', 'new-lock'] as const;

export const MAX_LOCK_NOTE = 500;
