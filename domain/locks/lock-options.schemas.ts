import { z } from 'zod';
import { wordingSchema } from '../messages/message.schemas';
import { reasonSchema } from '../pricing/pricing.schemas';
import { lockPriceStates } from './lock-kinds';
import { decimal, lockPrice, priceDifference } from './lock-price.schemas';

const day = z.string();

/** Whether it can be asked for now, and if not, why. */
const option = z.object({ allowed: z.boolean(), why: wordingSchema.nullable() });

/** An expiry with what moved it: a weekend or holiday on the day that it would have been. */
const expiry = z.object({ expiresOn: day, rolledFrom: day.nullable() });

/** A term of a new lock. */
export const termOption = expiry.extend({ days: z.int() });

/** '5 days (0.125%)'. */
export const extensionOption = option.extend({
  ...expiry.shape,
  days: z.int(),
  label: z.string(),
  /** What it costs. */
  points: decimal,
  cost: decimal,
  /** The final price after it. */
  price: decimal,
});

/** 'Worse case+0.250%' for a term. */
export const relockOption = option.extend({
  ...expiry.shape,
  days: z.int(),
  label: z.string(),
  /** Base prices of the same rate: of the lock before, and today for the new term. The lower one counts. Null if not offered. */
  original: decimal.nullable(),
  today: decimal.nullable(),
  counts: z.enum(['original', 'today']).nullable(),
  /** Cost of relocking, and the difference to the price of the lock before. */
  fee: decimal,
  points: decimal.nullable(),
  cost: decimal.nullable(),
  price: lockPrice.nullable(),
});

export const floatDownOption = option.extend({
  fee: decimal,
  minimumMove: decimal,
  /** How much better today's price is than the locked one, before the fee. */
  move: decimal.nullable(),
  price: lockPrice.nullable(),
});

/** A rate of the locked program, on the sheet of the lock. */
export const lockedRateOption = z.object({ Rate: decimal, Price: decimal, Point: decimal, Cost: decimal });

/** Whether a lock is still priced by the loan's facts, and if not, what moved. */
export const lockReprice = z.object({
  state: z.enum(lockPriceStates),
  /** The price of the loan as it is; null if it has none. */
  price: lockPrice.nullable(),
  difference: z.array(priceDifference),
  /** Why the loan no longer fits its program. */
  reasons: z.array(reasonSchema),
});

export const lockOptions = z.object({
  /** A lock, or a change of the one that is requested. */
  request: option.extend({ terms: z.array(termOption) }),
  cancelRequest: option,
  extend: z.array(extensionOption),
  relock: z.array(relockOption),
  floatDown: floatDownOption.nullable().describe('null if the lender offers none'),
  /** The same lock with the loan's new facts, or with another rate of its program. */
  reprice: option.extend({ rates: z.array(lockedRateOption) }),
  cancel: option,
});
export type LockOptions = Readonly<z.infer<typeof lockOptions>>;
export type ExtensionOption = Readonly<z.infer<typeof extensionOption>>;
export type RelockOption = Readonly<z.infer<typeof relockOption>>;
export type FloatDownOption = Readonly<z.infer<typeof floatDownOption>>;
export type LockReprice = Readonly<z.infer<typeof lockReprice>>;
