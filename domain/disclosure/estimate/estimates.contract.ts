import { z } from 'zod';
import type { Contract } from '../../contract/contract';
import { estimateRecord } from '../../fees/closing-records.schemas';
import { closingCosts } from '../../fees/closing-view.schemas';
import { revisionReasons } from '../../fees/coc-codes';
import { deliveryMethods } from '../calendar/disclosure-clock';
import { skippedDay } from '../calendar/skipped-day.schemas';
import { knownConsent, statedConsent } from '../electronic-consent.schemas';
import { clockSteps } from './estimate-clock';
import { intentMethods, unsupportedFeatures } from './estimate-rules';

const version = z.int().min(1);
const day = z.iso.date();
const countedDay = z.object({ date: day, skipped: z.array(skippedDay).readonly() });

const clockRow = z.object({
  step: z.enum(clockSteps),
  number: z.int().nullable(),
  day: countedDay.nullable(),
  done: z.string().nullable(),
  isPresumed: z.boolean(),
  method: z.string().nullable(),
  state: z.enum(['done', 'open', 'late']),
});

const estimate = estimateRecord.extend({
  /** The day on which the borrowers have it, or count as having it. */
  receivedBy: countedDay,
});

/** What the next Loan Estimate would be, and what it waits for. */
const nextEstimate = z.object({
  number: z.int(),
  closingCosts: z.string(),
  cashToClose: z.string().nullable().describe('Null while the estimate lacks fields'),
  /** Fields that are missing, expenses of the escrow account without a due day, and a feature that is not disclosed. */
  fields: z.array(z.string()).readonly(),
  expenses: z.array(z.string()).readonly(),
  feature: z.enum(unsupportedFeatures).nullable(),
  applicants: z.array(z.string()).readonly(),
  /** To electronic disclosures. */
  consent: knownConsent,
  /** Approved changes that it discloses; those that are late move no baseline. */
  changes: z
    .array(z.object({ id: z.string(), reason: z.string(), description: z.string(), learned: day, inTime: z.boolean() }))
    .readonly(),
  /** Changes that wait for the disclosure desk. */
  waiting: z.int(),
});

const loanEstimates = z.object({
  version,
  today: day,
  estimates: z.array(estimate).readonly(),
  clock: z.array(clockRow).readonly(),
  next: nextEstimate,
});
export type LoanEstimates = Readonly<z.output<typeof loanEstimates>>;

const numbered = z.object({ loanNum: z.string(), number: z.coerce.number().int().min(1) });

/** The Loan Estimates of a loan, from issue to the intent to proceed. Every write answers all of them. */
export const estimatesContract = {
  'GET /loan-proxy/{loanNum}/loan-estimates': { answer: loanEstimates },
  'GET /loan-proxy/{loanNum}/loan-estimates/preview': { file: 'application/pdf' },
  'POST /loan-proxy/{loanNum}/loan-estimates': {
    body: z.object({ version, method: z.enum(deliveryMethods), consent: statedConsent }),
    answer: loanEstimates,
  },
  'POST /loan-proxy/{loanNum}/loan-estimates/{number}/receipt': {
    params: numbered,
    body: z.object({ version, received: day, evidence: z.string().trim().min(1).max(200) }),
    answer: loanEstimates,
  },
  'POST /loan-proxy/{loanNum}/loan-estimates/{number}/intent': {
    params: numbered,
    body: z.object({
      version,
      date: day,
      method: z.enum(intentMethods),
      borrowers: z.array(z.string().trim().min(1).max(120)).min(1).max(4).readonly(),
    }),
    answer: loanEstimates,
  },
  'POST /lqb/loans/{loanNum}/loan-estimate-fees': {
    body: z.object({
      version,
      issued: day,
      method: z.enum(deliveryMethods).default('mail'),
      consent: statedConsent,
      /** It states that it may be revised until 60 days before consummation. */
      hasConstructionNotice: z.boolean().default(false),
      /** Why a revision moves the baseline, when the lender learned of it, and for which lines; absent if it only informs. */
      reason: z.enum(revisionReasons).nullable().default(null),
      learned: day.nullable().default(null),
      lines: z.array(z.string().max(60)).max(200).readonly().default([]),
      lenderCredit: z.boolean().default(false),
    }),
    answer: closingCosts,
  },
} satisfies Contract;

export type EstimatesContract = typeof estimatesContract;
