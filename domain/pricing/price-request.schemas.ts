import { z } from 'zod';
import { scenarioChangesSchema } from './pricing.schemas';

/** How much of a pricing answer a caller needs; by default every rate, with hidden adjustments folded into the base price. */
export const priceView = z.object({
  rates: z
    .enum(['all', 'best', 'best-and-focused'])
    .optional()
    .describe(
      'best: one rate for each program; best-and-focused: also every rate of the focused one, else of the first eligible',
    ),
  focusedProgramId: z
    .string()
    .max(80)
    .optional()
    .describe('with best, the program that carries all its rates in any case'),
  asOf: z.iso
    .datetime()
    .optional()
    .describe('prices again with the programs and rate sheets of a past moment; for users of the lender only'),
  /** For lender users only. */
  showHidden: z.boolean().optional(),
  /** Branch whose fees count in a scenario without a loan. */
  branchName: z.string().optional(),
  /** The company and the price group of the user who prices a scenario without a loan. */
  companyName: z.string().optional(),
  priceGroup: z.string().optional(),
});
export type PriceView = Readonly<z.infer<typeof priceView>>;

/** The pricing options of a caller; hidden adjustments and the branch follow from who asks. */
export const priceQuery = priceView.pick({ rates: true, focusedProgramId: true, asOf: true });

/** A rate that a user chose; rate and fee as the price list printed them (fee = points, positive a cost). */
export const requestedRate = z.object({
  lLpTemplateId: z.string().min(1).max(80),
  requestedRate: z.string().min(1).max(20),
  requestedFee: z.string().min(1).max(20),
  sProdRLckdDays: z.int().min(1).max(365).optional(),
  scenario: scenarioChangesSchema.optional().describe('scenario fields of the price list; saved with the choice'),
});
export type RequestedRate = Readonly<z.infer<typeof requestedRate>>;

export const programChoice = requestedRate.extend({ aeBranchName: z.string().max(100).optional() });
