import { z } from 'zod';
import type { IssueCode } from '../messages/issue-code';
import { recordBody } from '../records/record-body.schemas';
import type { RecordValues } from '../records/record-fields';
import { programResultSchema, rateOptionSchema } from './pricing.schemas';
import { missingValue, type PublicScenario, publicScenarioFields, quickScenarioFields } from './quick-scenario';

/** The request for quick pricing: complete, because it is not a change of an existing scenario. */
const completeScenario = <const F extends typeof publicScenarioFields>(fields: F) =>
  recordBody(fields)
    .refine(({ id }) => id === null, 'unknown-field' satisfies IssueCode)
    .transform(({ values }, context) => {
      const scenario = values as RecordValues<F>;
      const path = missingValue(scenario as PublicScenario);
      if (path)
        context.addIssue({ code: 'custom', message: 'required' satisfies IssueCode, path: [path], input: null });
      return scenario;
    });

export const publicScenarioBody = completeScenario(publicScenarioFields);
export const quickScenarioBody = completeScenario(quickScenarioFields);

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
    /** For users, who may print a quote of it. */
    lLpTemplateId: z.string().optional(),
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
