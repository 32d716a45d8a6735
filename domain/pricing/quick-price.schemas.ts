import { z } from 'zod';
import type { IssueCode } from '../messages/issue-code';
import { recordBody } from '../records/record-body.schemas';
import { programResultSchema, rateOptionSchema } from './pricing.schemas';
import { type QuickScenario, quickScenarioFields } from './quick-scenario';

/** The request for quick pricing. Every field is required, because it is not a change of an existing scenario. */
export const quickScenarioBody = recordBody(quickScenarioFields)
  .refine(({ id }) => id === null, 'unknown-field' satisfies IssueCode)
  .transform(({ values }) => values as QuickScenario);

/** A rate for quick pricing, without its price components. */
const quickRateSchema = rateOptionSchema.pick({
  Rate: true,
  Point: true,
  APR: true,
  Payment: true,
  HousingPayment: true,
  LockDays: true,
  Cost: true,
});

/** A program at its best rate. */
const quickProgramSchema = programResultSchema
  .pick({
    Name: true,
    displayOrder: true,
    LoanType: true,
    FinMethT: true,
    Term: true,
    MonthlyInsurance: true,
    NotChecked: true,
  })
  .extend({
    RateOption: z.array(quickRateSchema),
    /** The monthly insurance comes from no insurer's rate card. */
    IsInsuranceEstimate: z.boolean(),
  });

/** The answer of quick pricing: eligible programs in the lender's order, each at its best rate. */
export const quickPriceSchema = z.object({
  PricingResults: z.object({ Program: z.array(quickProgramSchema) }),
  /** The property's location, from its ZIP code. */
  county: z.object({ name: z.string(), state: z.string() }),
  priceGroup: z.string(),
});

export type QuickProgram = z.infer<typeof quickProgramSchema>;
export type QuickPrice = z.infer<typeof quickPriceSchema>;
