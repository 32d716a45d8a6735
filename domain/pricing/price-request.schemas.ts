import { z } from 'zod';

/** How much of a pricing answer a caller needs; by default every rate, with hidden adjustments folded into the base price. */
export const priceView = z.object({
  /** `best`: one rate for each program; the list of programs needs no more. */
  rates: z.enum(['all', 'best']).optional(),
  /** The program that carries all its rates in any case. */
  focusedProgramId: z.string().optional(),
  /** For lender users only. */
  showHidden: z.boolean().optional(),
});
export type PriceView = Readonly<z.infer<typeof priceView>>;

/** A rate that a user chose; rate and fee as the price list printed them (fee = points, positive a cost). */
export const requestedRate = z.object({
  lLpTemplateId: z.string().min(1),
  requestedRate: z.string().min(1),
  requestedFee: z.string().min(1),
  sProdRLckdDays: z.int().positive().optional(),
  /** Scenario fields that the price was asked with; they are saved on the loan with the choice. */
  scenario: z.record(z.string(), z.unknown()).readonly().optional(),
});
export type RequestedRate = Readonly<z.infer<typeof requestedRate>>;
