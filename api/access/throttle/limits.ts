import type { ThrottleName } from '../../../domain/access/throttle.schemas';

/** Points allowed per number of seconds. Decision 0030 says what each counter protects and who is slowed. */
export const LIMITS = {
  /** Passwords for one user ID from one address, before delays begin. */
  password: { points: 5, duration: 900 },
  /** Passwords for one user ID from an address that has to wait, where this user signed in before; until delays begin. */
  'password-known': { points: 5, duration: 900 },
  /** Passwords from one remembered device, before delays begin. */
  device: { points: 5, duration: 900 },
  /** Old passwords that a signed-in user types to change one, before delays begin. */
  'password-change': { points: 5, duration: 900 },
  /** Codes and passkeys with which a signed-in user shows who they are, before delays begin. */
  'proof-wrong': { points: 5, duration: 900 },
  /** How many delays one of the five above had within a day: each is longer than the one before. */
  delay: { points: 1_000_000, duration: 86_400 },
  /** Wrong passwords for one user ID from all addresses. Beyond it no try is refused, but delays begin with the first failure. */
  'password-user': { points: 100, duration: 3600 },
  /** Wrong passwords from one address, over all user IDs. */
  address: { points: 100, duration: 900 },
  /** Passwords from one address that are being checked at this moment. */
  'address-running': { points: 300, duration: 60 },
  /** Unknown sessions from one address that claim to come from the LOS. */
  handover: { points: 60, duration: 900 },
  'handover-running': { points: 300, duration: 60 },
  /** Answers of OpenID Connect providers from one address that sign in no one. */
  provider: { points: 60, duration: 900 },
  'provider-running': { points: 300, duration: 60 },
  /** Logouts that providers report from one address, and that do not count. */
  'provider-logout': { points: 60, duration: 900 },
  'provider-logout-running': { points: 300, duration: 60 },
  /** Links for choosing a password from one address that do not work. */
  'password-link': { points: 60, duration: 900 },
  'password-link-running': { points: 300, duration: 60 },
  /** Password links requested at the sign-in from one address, whether their users exist or not. */
  'password-forgotten': { points: 10, duration: 3600 },
  /** Password links requested for one user, whatever the address; further ones are silently not mailed. */
  'password-forgotten-user': { points: 3, duration: 3600 },
  /** PINs mailed to a user who gave the password from one address, and not used. */
  'pin-mail': { points: 6, duration: 600 },
  /** PINs mailed to a user, whatever the address. */
  'pin-mail-user': { points: 30, duration: 3600 },
  /** Wrong PINs of one user from one address; requesting a new PIN does not reset it. */
  'pin-wrong': { points: 30, duration: 3600 },
  /** Wrong PINs of one user from all addresses. */
  'pin-wrong-user': { points: 200, duration: 86_400 },
  /** Links for signing from one address that do not work. */
  'signing-link': { points: 60, duration: 900 },
  'signing-link-running': { points: 300, duration: 60 },
  /** PINs mailed to one signer, whatever the address. */
  'signing-pin-mail': { points: 6, duration: 900 },
  /** Wrong PINs and access codes of one signer from all addresses; requesting a new PIN does not reset it. */
  'signing-pin-wrong': { points: 30, duration: 86_400 },
  /** Changes of the sign-in methods of one user, by themselves. */
  'factor-change': { points: 30, duration: 3600 },
  /** PINs mailed to a signed-in user who shows who they are. */
  'proof-mail': { points: 6, duration: 3600 },
  /** Accounts registered from one address. */
  register: { points: 5, duration: 3600 },
  /** PINs mailed to one address that someone registered with, whatever the address that they came from. */
  'register-mail': { points: 30, duration: 3600 },
  /** Those of them that came from one address, so that it cannot use them up alone. */
  'register-mail-network': { points: 5, duration: 3600 },
  /** Social security numbers that one user reveals; the limit is a general setting. */
  reveal: { points: 30, duration: 3600 },
  /** Social security numbers in files of one user that are compared with those of loans; the limit is that of `reveal`. */
  compare: { points: 30, duration: 3600 },
  /** Closing Disclosures that one user requests: each is typeset and filed. */
  'closing-request': { points: 30, duration: 3600 },
  /** Prices requested from one address without signing in. */
  'public-price': { points: 30, duration: 600 },
  /** Lists and files of the public area, and the API documentation, read from one address without signing in; a whole office can share one address. */
  'public-read': { points: 600, duration: 600 },
} as const satisfies Readonly<Record<ThrottleName | `${string}-running` | 'delay', object>>;

export type LimitName = keyof typeof LIMITS;

/** The counters that slow down a user's sign-in. */
export const SIGN_IN_LIMITS: readonly LimitName[] = [
  'password',
  'password-known',
  'device',
  'password-change',
  'proof-wrong',
  'password-user',
  'pin-mail',
  'pin-mail-user',
  'pin-wrong',
  'pin-wrong-user',
];

/** The first delay of a counter whose delays grow, in seconds. Each next one is twice as long, up to the longest. */
const FIRST_DELAY = 60;
const LONGEST_DELAY = 900;

/** How long the next try has to wait after so many delays, this one included. */
export const delaySeconds = (delays: number): number => Math.min(FIRST_DELAY * 2 ** (delays - 1), LONGEST_DELAY);
