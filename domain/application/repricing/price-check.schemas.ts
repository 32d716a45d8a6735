import { z } from 'zod';
import { reasonSchema } from '../../pricing/pricing.schemas';

const decimal = z.string().regex(/^-?\d+(\.\d+)?$/);

/**
 * - `none`: no program is chosen.
 * - `current`: the price is what it was.
 * - `changed`: the price is what it was, but a fact that it depends on, or a figure that follows from it, changed.
 * - `moved`: the price is another one.
 * - `not-eligible`: the loan no longer fits its program.
 * - `not-offered`: the program or its rate is no longer offered.
 */
export const priceStates = ['none', 'current', 'changed', 'moved', 'not-eligible', 'not-offered'] as const;

/** The figures of a loan that follow from its price. */
const priceFiguresSchema = z.object({
  price: decimal.nullable(),
  points: decimal.nullable(),
  insurance: decimal.nullable(),
  payment: decimal.nullable(),
  dti: decimal.nullable(),
  cash: decimal.nullable(),
});

/** Whether the price of a loan is up to date: its figures when it was priced, and if it were priced now. */
export const priceCheckSchema = z.object({
  state: z.enum(priceStates),
  lLpTemplateId: z.string().nullable(),
  program: z.string().nullable(),
  rate: decimal.nullable(),
  /** When the program was chosen or priced again; null for a choice before the stamp existed. */
  pricedAt: z.string().nullable(),
  /** Another rate sheet is in effect since. */
  isNewSheet: z.boolean(),
  before: priceFiguresSchema,
  /** Null if the loan has no price now. */
  after: priceFiguresSchema.nullable(),
  reasons: z.array(reasonSchema),
});

export type PriceFigures = z.infer<typeof priceFiguresSchema>;
export type PriceCheck = z.infer<typeof priceCheckSchema>;
export type PriceState = PriceCheck['state'];

const netChange = z.object({ field: z.string(), before: z.unknown(), after: z.unknown() });

/** The price check of a loan with the facts that changed. */
export const priceReviewSchema = priceCheckSchema.extend({
  /** What the price depends on and changed since the loan was priced. */
  changes: z.array(netChange),
  /** What changed since the eDisclosure was requested; null if it was not. */
  sinceDisclosure: z.array(netChange).nullable(),
});

export type PriceReview = z.infer<typeof priceReviewSchema>;
