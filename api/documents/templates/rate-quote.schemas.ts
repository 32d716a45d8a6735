import { z } from 'zod';

const maybe = z.string().nullable();

const option = z.object({
  program: z.string(),
  rate: z.string(),
  apr: maybe,
  /** Months. */
  term: z.int(),
  isAdjustable: z.boolean(),
  points: z.string(),
  /** Dollars: positive is a cost, negative a credit. */
  cost: z.string(),
  /** The note with financed insurance; null if nothing is financed. */
  note: maybe,
  payment: z.string(),
  insurance: maybe,
  isInsuranceEstimate: z.boolean(),
  housing: z.string(),
  lacks: z.array(z.enum(['taxes', 'insurance'])),
  cash: maybe,
});

/** What a rate quote prints: a scenario, and up to three rates for it. */
export const rateQuoteData = z.object({
  loanNum: maybe,
  preparedFor: maybe,
  preparedBy: z.string(),
  asOf: z.iso.datetime(),
  scenario: z.object({
    ...{ sLPurposeT: maybe, sProdSpT: maybe, sOccTPe: maybe, property: maybe },
    ...{ sPurchPrice: maybe, sApprVal: maybe, sLAmtCalc: maybe, ltv: maybe },
    score: z.int().nullable(),
    lockDays: z.int(),
  }),
  options: z.array(option).min(1).max(3),
});

export type RateQuoteData = z.infer<typeof rateQuoteData>;
export type QuotedOption = RateQuoteData['options'][number];
