import { z } from 'zod';

const decimal = z.string().regex(/^-?\d+(\.\d+)?$/);

/**
 * - `priced`: the price of the loan's program and note rate on today's sheet.
 * - `no-program`: no program is chosen, or it is not in the catalog.
 * - `not-eligible`: the loan does not fit its program.
 * - `not-offered`: the sheet does not offer the rate or the lock period.
 * - `not-readable`: a value of the loan cannot be read by the pricing.
 */
export const currentPriceStates = ['priced', 'no-program', 'not-eligible', 'not-offered', 'not-readable'] as const;
export type CurrentPriceState = (typeof currentPriceStates)[number];

/** A loan priced today with its own program and note rate. */
export const currentPriceSchema = z.object({
  loanNum: z.string(),
  /** The version of the loan that was priced. */
  version: z.int(),
  state: z.enum(currentPriceStates),
  price: decimal.nullable(),
  /** The lock term that it was priced with. */
  lockDays: z.int(),
  program: z.string().nullable(),
  rate: decimal.nullable(),
  /** When the rate sheet came into effect. */
  sheetAt: z.string().nullable(),
  amount: decimal.nullable(),
  /** The price of its lock or, before a lock, of its choice of the program. */
  before: decimal.nullable(),
  isLocked: z.boolean(),
});
export type CurrentPrice = Readonly<z.infer<typeof currentPriceSchema>>;

/** Saves today's price if the loan and its price are still what its author saw. */
export const currentPriceSave = z.object({ version: z.int(), price: decimal });
export type CurrentPriceSave = Readonly<z.infer<typeof currentPriceSave>>;
