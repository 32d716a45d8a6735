import { z } from 'zod';
import { wordingSchema } from '../messages/message.schemas';
import { lockEventKinds, lockRequestKinds } from './lock-kinds';
import { lockOptions, lockReprice } from './lock-options.schemas';
import { decimal, lockPrice } from './lock-price.schemas';

const instant = z.string();
const day = z.string();

/** The lock that a loan has, or had until it expired or was canceled. */
export const lockFacts = z.object({
  /** Counts the confirmations of the loan; the number of its latest Lock Confirmation. */
  confirmation: z.int(),
  /** How the lock came about, and the latest change to it. */
  kind: z.enum(['lock', 'relock']),
  latest: z.enum(lockRequestKinds),
  lockedAt: instant,
  lockDate: day,
  /** Days of its term, without extensions. */
  days: z.int(),
  extendedBy: z.int(),
  extensions: z.int(),
  /** The day through which it is good, and the instant at which that day ends. */
  expiresOn: day,
  expiresAt: instant,
  /** Negative once expired. */
  daysLeft: z.int(),
  isExpired: z.boolean(),
  /** The alert that is due: it expires within this many days. */
  alert: z.union([z.literal(3), z.literal(7), z.literal(15)]).nullable(),
  canceledOn: day.nullable(),
  price: lockPrice,
});
export type LockFacts = Readonly<z.infer<typeof lockFacts>>;

/** What waits for the lock desk. */
export const pendingLockRequest = z.object({
  kind: z.enum(lockRequestKinds),
  at: instant,
  by: z.string(),
  /** Who the request says it comes from, and the note on impounds (`rate-lock-pricing`). */
  createdBy: z.string().nullable(),
  impoundNote: z.string().nullable(),
  reason: z.string().nullable(),
  /** Term of a lock or relock; days of an extension; null for the others. */
  days: z.int().nullable(),
  /** Expiry if it is confirmed now; null for a request that sets none. */
  expiresOn: day.nullable(),
  /** The price with the request, of the loan as it is now; null for a cancellation, or if the loan no longer fits its program. */
  price: lockPrice.nullable(),
  /** The price when it was asked for. */
  requestedPrice: decimal.nullable(),
  /** How far today's price of the same rate and term is above (positive) or below the requested one; null if not offered. */
  marketMove: decimal.nullable(),
  suspended: z.object({ at: instant, by: z.string(), reason: z.string() }).nullable(),
});
export type PendingLockRequest = Readonly<z.infer<typeof pendingLockRequest>>;

/** A line of the lock history. */
export const lockEvent = z.object({
  position: z.int(),
  kind: z.enum(lockEventKinds),
  /** The kind of the request that it makes or answers; null for an expiry. */
  request: z.enum(lockRequestKinds).nullable(),
  at: instant,
  /** Name of who did it; null for the portal itself (expiry, auto-lock). */
  by: z.string().nullable(),
  days: z.int().nullable(),
  rate: decimal.nullable(),
  /** Final price after it. */
  price: decimal.nullable(),
  /** What the change costs: points and dollars; null if it has no cost. */
  points: decimal.nullable(),
  cost: decimal.nullable(),
  expiresOn: day.nullable(),
  /** Number of the Lock Confirmation of a confirmed change. */
  confirmation: z.int().nullable(),
  note: z.string().nullable(),
});
export type LockEvent = Readonly<z.infer<typeof lockEvent>>;

/** Whether the lock desk takes requests now. */
export const deskHours = z.object({ opens: z.string(), closes: z.string(), days: z.array(z.int()) }).extend({
  isOpen: z.boolean(),
  /** When it closes if it is open, and when it opens next if it is closed. */
  until: instant,
  /** The hours in words, as a refusal names them. */
  words: wordingSchema,
});
export type DeskHours = Readonly<z.infer<typeof deskHours>>;

/** A lock that the fields of the loan tell, but that cannot be priced: the loan no longer fits its program. */
const unrecordedLock = z.object({
  status: z.enum(['1', '3', '4']),
  lockDate: day.nullable(),
  expiresOn: day.nullable(),
  isExpired: z.boolean(),
  rate: decimal.nullable(),
  price: decimal.nullable(),
  program: z.string().nullable(),
});
export type UnrecordedLock = Readonly<z.infer<typeof unrecordedLock>>;

/** The rate lock of a loan: what it is, what waits, what can be asked for, and its history. */
export const brokerLock = z.object({
  loanNum: z.string(),
  /** Version of the lock; every write names the one that its author read. 0 for a loan without a lock. */
  version: z.int(),
  /** `sRateLockStatusT`. An expired lock stays 1; `lock.isExpired` says so. */
  status: z.enum(['0', '1', '2', '3', '4']),
  desk: deskHours,
  lock: lockFacts.nullable(),
  /** Null unless the loan is locked without a record of its lock. */
  unrecorded: unrecordedLock.nullable(),
  request: pendingLockRequest.nullable(),
  /** Today's price of the locked rate for its term, and its move since the lock; null without a lock, or if not offered. */
  market: z.object({ price: decimal, move: decimal, sheetEffectiveAt: instant }).nullable(),
  /** The estimated closing, and how many days after the expiry it is (0 or less is covered). */
  closing: z.object({ on: day, daysAfterExpiry: z.int() }).nullable(),
  /** Whether the loan's facts still give the locked price; null without an active lock. */
  reprice: lockReprice.nullable(),
  options: lockOptions,
  /** Newest first. */
  history: z.array(lockEvent),
});
export type BrokerLock = Readonly<z.infer<typeof brokerLock>>;
