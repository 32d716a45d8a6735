import { z } from 'zod';
import { adjustmentSchema } from '../pricing/pricing.schemas';
import { lockPriceBases } from './lock-kinds';

/** Thousandths of a percent or cents as decimal text: `100.875`, `-0.125`, `4173.75`. */
export const decimal = z.string().regex(/^-?\d+(\.\d+)?$/);

/** The groups of a price's lines, in the order in which a price is built. */
export const lockLineGroups = ['adjustment', 'hidden', 'charge', 'lock'] as const;

/** A line between the base price and the final price. Those of group `hidden` reach only users who see the margin. */
export const lockLine = adjustmentSchema.extend({
  /** `charge` is what the lender pays out of the price; `lock` is an extension, relock, float-down or concession. */
  group: z.enum(lockLineGroups),
  /** The day of a line of group `lock`. */
  on: z.string().nullable(),
});
export type LockLine = Readonly<z.infer<typeof lockLine>>;

/** A price with everything that it is made of: `BasePrice` and the lines are exactly `Price`. */
export const lockPrice = z.object({
  lLpTemplateId: z.string(),
  program: z.string(),
  Rate: decimal,
  basis: z.enum(lockPriceBases),
  /** Instant from which the rate sheet is in effect that the price comes from. */
  sheetEffectiveAt: z.string(),
  LockDays: z.int(),
  BasePrice: decimal,
  BaseLockDays: z.int(),
  lines: z.array(lockLine),
  Price: decimal,
  /** 100 - Price: positive is a cost to the borrower, negative a credit. */
  Point: decimal,
  /** The note that the dollars are of. */
  amount: decimal,
  /** Point in dollars. */
  Cost: decimal,
  APR: decimal.nullable(),
  /** For users who see the margin: the base price that the others see, and what is left of the margin after concessions. */
  desk: z.object({ brokerBasePrice: decimal, margin: decimal, marginAmount: decimal }).nullable(),
});
export type LockPrice = Readonly<z.infer<typeof lockPrice>>;

/** What moved between two prices of a loan, line by line; a line that came or went has null. */
export const priceDifference = z.object({
  code: z.string(),
  Description: z.string(),
  before: z.object({ Detail: z.string(), Params: z.record(z.string(), z.string()), Price: decimal }).nullable(),
  after: z.object({ Detail: z.string(), Params: z.record(z.string(), z.string()), Price: decimal }).nullable(),
  change: decimal,
});
export type PriceDifference = Readonly<z.infer<typeof priceDifference>>;
