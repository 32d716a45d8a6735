import { z } from 'zod';
import { chargeCodes } from './finance-charges';
import { limitedIncomes } from './income-rules';
import { premiumKinds } from './insurance/premium-kind';
import type { ReasonCode } from './reason';
import { reasonTexts } from './reason';

const decimal = z.string().regex(/^-?\d+(\.\d+)?$/);

/** A value of a scenario field: a JSON value, or the display text of the LOS. */
const scenarioValue = z.union([z.string().max(400), z.number(), z.boolean(), z.null()]);

/**
 * Fields that a scenario changes, by LOS name (`scenario-fields.ts`). Unknown names are ignored, because LOS clients send their
 * whole form; `readScenario` parses the texts and reports every field that cannot be read.
 */
export const scenarioChangesSchema = z.record(z.string().max(80), scenarioValue);

const shownSchema = z.object({
  kind: z.enum([
    'money',
    'limit-to-confirm',
    'percent',
    'integer',
    'months',
    'days',
    'ratio',
    'code',
    'yesno',
    'text',
    'none',
  ]),
  value: z.string(),
  list: z.string().optional(),
  text: z.string(),
});

export const reasonSchema = z.object({
  code: z.enum(Object.keys(reasonTexts) as [ReasonCode, ...ReasonCode[]]),
  field: z.string(),
  text: z.string(),
  actual: shownSchema,
  needed: z.object({
    op: z.enum(['atMost', 'atLeast', 'between', 'oneOf', 'is', 'known']),
    values: z.array(shownSchema),
    text: z.string(),
  }),
});

export const adjustmentSchema = z.object({
  code: z.string(),
  Description: z.string(),
  Detail: z.string(),
  Params: z.record(z.string(), z.string()),
  /** Its effect on the price. */
  Price: decimal,
  /** The same as points: positive costs the borrower. */
  Point: decimal,
  /** Its effect on the rate. */
  Rate: decimal,
  IsHidden: z.boolean(),
});

export const lockPriceSchema = z.object({
  LockDays: z.int(),
  rateOptionId: z.string(),
  Price: decimal,
  Point: decimal,
});

/** How the APR of a rate came about, in the order of a worksheet. */
const aprWorksheetSchema = z.object({
  Note: decimal,
  /** Prepaid finance charges; prepaid interest is negative if the first payment covers days before closing. */
  Charges: z.array(
    z.object({ code: z.enum(chargeCodes), Name: z.string().optional(), Days: z.int().optional(), Amount: decimal }),
  ),
  AmountFinanced: decimal,
  /** Payments with monthly insurance, in their order. */
  Payments: z.array(z.object({ Count: z.int(), Amount: decimal })),
  /** Number of the last payment with monthly insurance; 0 if none has it. */
  InsuredMonths: z.int(),
  /** Absent while the dates are not known: then the first period is one month. */
  FirstPeriod: z.object({ From: z.string(), FirstPayment: z.string(), Months: z.int(), Days: z.int() }).optional(),
  /** How far a disclosed APR may be off, in percentage points (12 CFR 1026.22(a)). */
  Tolerance: decimal,
});

export const rateOptionSchema = z.object({
  rateOptionId: z.string(),
  Rate: decimal,
  Point: decimal,
  Price: decimal,
  /** Null if no rate solves the equation. */
  APR: decimal.nullable(),
  /** After which payment the borrower may ask to end private insurance with a monthly premium, and after which it ends. */
  InsuranceEnds: z.object({ RequestAfter: z.int(), EndAfter: z.int() }).optional(),
  /** First monthly payment of principal and interest (interest alone while that is all that is due). */
  Payment: decimal,
  /** First monthly mortgage insurance; absent without one. */
  MonthlyInsurance: decimal.optional(),
  /** The whole housing expense in the first month: payment, mortgage insurance, and the taxes, insurance and dues that are known. */
  HousingPayment: decimal,
  /** Total debt ratio and cash to close of the loan with this rate: for the best rate and those of the focused program. */
  DTI: decimal.optional(),
  /** The rate that the debt ratio of an adjustable rate is calculated at, if that is not the rate itself. */
  QualifyingRate: decimal.optional(),
  CashToClose: decimal.optional(),
  LockDays: z.int(),
  /** Sheet price for the shortest lock; with the adjustments exactly the price. */
  BasePrice: decimal,
  BaseLockDays: z.int(),
  /** Point in dollars of the note: positive is a cost to the borrower, negative a credit. */
  Cost: decimal,
  Adjustments: z.array(adjustmentSchema),
  /** Prices of the same rate in every lock period that offers it. */
  LockPrices: z.array(lockPriceSchema),
  /** Only for the focused program's rates; null for a line of credit, whose APR is its rate. */
  AprWorksheet: aprWorksheetSchema.nullable().optional(),
});

export const programResultSchema = z.object({
  lLpTemplateId: z.string(),
  Name: z.string(),
  /** For users of the lender only. */
  Investor: z.string().optional(),
  displayOrder: z.int(),
  Status: z.enum(['Eligible', 'Ineligible']),
  Reasons: z.array(reasonSchema),
  /** Incomes that an eligible program limits and that are not known, so that they were not checked. */
  NotChecked: z.array(z.enum(limitedIncomes)).optional(),
  LoanType: z.string(),
  LienPosT: z.string(),
  FinMethT: z.string(),
  /** Months. */
  Term: z.int(),
  /** The note: base amount and financed upfront insurance. */
  LoanAmount: decimal.optional(),
  UpfrontInsurance: decimal.optional(),
  /** Private mortgage insurance. Without a company it is an estimate. */
  Insurance: z
    .object({
      Kind: z.enum(premiumKinds),
      Company: z.string().nullable(),
      Coverage: decimal,
      Upfront: decimal,
      Yearly: decimal,
      /** There is no score, so the premium is that of the lowest scores. */
      NoScore: z.boolean().optional(),
    })
    .optional(),
  /** Monthly insurance of the best rate. */
  MonthlyInsurance: decimal.optional(),
  /** Costs that the housing payments lack, because they are not known. */
  HousingPaymentLacks: z.array(z.enum(['taxes', 'insurance'])).optional(),
  sProdRLckdDays: z.int(),
  /** The rate sheet that the prices are from; absent if the program has none. */
  RateSheet: z.object({ EffectiveAt: z.string(), Number: z.int().optional() }).optional(),
  /** The rate shown for the program: the lowest at par or better, otherwise the one with the highest price. */
  BestRateOptionId: z.string().optional(),
  /** Rates that are not offered, because the total debt ratio of the loan with them is above the program's maximum. */
  RatesAboveDti: z.object({ Maximum: decimal, Rates: z.array(decimal) }).optional(),
  RateOption: z.array(rateOptionSchema),
});

/** The content of `PricingResults`. */
export const pricingResultsSchema = z.object({ Program: z.array(programResultSchema) });

/** The answer of pricing (specification main-job.md). */
export const pricingAnswerSchema = z.object({ PricingResults: pricingResultsSchema });

export type AdjustmentResult = z.infer<typeof adjustmentSchema>;
export type AprWorksheet = z.infer<typeof aprWorksheetSchema>;
export type LockPrice = z.infer<typeof lockPriceSchema>;
export type RateOption = z.infer<typeof rateOptionSchema>;
export type ShownResult = z.infer<typeof shownSchema>;
export type ReasonResult = z.infer<typeof reasonSchema>;
export type ProgramResult = z.infer<typeof programResultSchema>;
export type PricingAnswer = z.infer<typeof pricingAnswerSchema>;
