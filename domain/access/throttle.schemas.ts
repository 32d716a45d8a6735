import { z } from 'zod';

/** Counters that slow someone down, as administrators see them (decision 0030). */
const throttleNames = [
  'password',
  'password-known',
  'device',
  'password-change',
  'proof-wrong',
  'password-user',
  'factor-change',
  'proof-mail',
  'address',
  'handover',
  'provider',
  'provider-logout',
  'password-link',
  'password-forgotten',
  'password-forgotten-user',
  'pin-mail',
  'pin-mail-user',
  'pin-wrong',
  'pin-wrong-user',
  'signing-link',
  'signing-pin-mail',
  'signing-pin-wrong',
  'register',
  'register-mail',
  'register-mail-network',
  'reveal',
  'compare',
  'closing-request',
  'public-price',
  'public-read',
] as const;
export type ThrottleName = (typeof throttleNames)[number];

/** Someone who is slowed down now. */
const slowed = z.object({
  id: z.string(),
  counter: z.enum(throttleNames),
  /** Null for an address, and for a user ID that does not exist. */
  login: z.string().nullable(),
  isPml: z.boolean().nullable(),
  /** Null if it counts all addresses. */
  network: z.string().nullable(),
  since: z.string(),
  until: z.string(),
});
export type Slowed = Readonly<z.output<typeof slowed>>;

export const slowedAnswer = z.array(slowed).readonly();
export const clearBody = z.object({ id: z.string().min(1).max(255) });
