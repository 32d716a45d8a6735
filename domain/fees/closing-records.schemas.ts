import { z } from 'zod';
import { isDate } from '../format/date';
import { paidToCodes } from '../loan/codes/party-codes';
import { cocStatuses, cocTriggers, revisionReasons } from './coc-codes';
import { cureMethods } from './cures';
import { expenseBases, expenseTypeCodes } from './expenses';
import { feeSections, providerChoices } from './fee-bucket';
import { type FeeTypeCode, feeLabels } from './fee-labels';
import { feePayers, feeTimings } from './fee-records';
import { dayCounts } from './proration';
import { adjustmentParties } from './transaction';

/** An amount to the cent; fees and shares of them cannot be negative. */
const amount = z.string().regex(/^\d{1,9}(\.\d{1,2})?$/);
const percent = z.string().regex(/^\d{1,2}(\.\d{1,3})?$/);
const date = z.string().refine(isDate);
const text = z.string().trim().min(1).max(80);
const id = z.string().min(1).max(36);

/** A loan has this many lines of a kind at most. */
const MOST_LINES = 100;
const MOST_DISBURSEMENTS = 12;

const codesOf = <const Table extends object>(table: Table) =>
  z.enum(Object.keys(table) as [keyof Table & string, ...(keyof Table & string)[]]);

export const feeRecord = z.object({
  id,
  ClosingCostFeeType: codesOf(feeLabels) as z.ZodType<FeeTypeCode, FeeTypeCode>,
  Description: text,
  TotalAmount: amount,
  section: z.enum(feeSections),
  Beneficiary: codesOf(paidToCodes),
  ProviderName: z.string().trim().max(80).nullable().default(null),
  ProviderChoice: z.enum(providerChoices).default('none'),
  isAffiliate: z.boolean().default(false),
  PaidBy: z.enum(feePayers).default('borrower'),
  GfeClosingCostFeePaymentTimingT: z.enum(feeTimings).default('1'),
});

export const disbursementRecord = z.object({ due: date, amount: amount.nullable() });

export const expenseRecord = z.object({
  id,
  type: z.enum(expenseTypeCodes),
  Description: z.string().trim().max(80).nullable().default(null),
  baseType: z.enum(expenseBases).default('0'),
  rate: percent.default('0.000'),
  fixedAmt: amount.default('0.00'),
  month: z.int().min(0).max(36).default(0),
  isPrepaid: z.boolean().default(false),
  isEscrowed: z.boolean().default(true),
  disbursements: z.array(disbursementRecord).max(MOST_DISBURSEMENTS).readonly().default([]),
});

export const adjustmentRecord = z
  .object({
    id,
    type: z.string().trim().min(1).max(40),
    Description: text,
    amount,
    paidFrom: z.enum(adjustmentParties),
    paidTo: z.enum(adjustmentParties),
  })
  .refine(({ paidFrom, paidTo }) => paidFrom !== paidTo, { path: ['paidTo'] });

export const prorationRecord = z
  .object({
    id,
    type: z.string().trim().min(1).max(40),
    Description: text,
    amount,
    from: date,
    to: date,
    paidBySeller: z.boolean(),
    closingDay: z.enum(['buyer', 'seller']).default('buyer'),
    dayCount: z.enum(dayCounts).default('actual'),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'] });

const unique = <Kind extends { id: string }>(records: readonly Kind[]): boolean =>
  new Set(records.map((record) => record.id)).size === records.length;
const listOf = <Kind extends { id: string }, In>(record: z.ZodType<Kind, In>) =>
  z.array(record).max(MOST_LINES).refine(unique).readonly();

export const feeList = listOf(feeRecord);
export const expenseList = listOf(expenseRecord);
export const adjustmentList = listOf(adjustmentRecord);
export const prorationList = listOf(prorationRecord);

export const estimatedLine = z.object({
  ...{ id: z.string(), type: z.string(), description: z.string(), section: z.string(), bucket: z.string() },
  amount: z.string(),
});

/** A charge of a change of circumstance. */
export const cocLine = estimatedLine.extend({ before: z.string().nullable() });

const disclosureDelivery = z.object({
  method: z.string(),
  sent: date.optional(),
  received: date.nullable(),
  evidence: z.string().nullable(),
  recordedBy: z.string().nullable(),
  consent: z
    .object({ on: date, evidence: z.string().nullable(), names: z.array(z.string()).readonly().optional() })
    .optional(),
});

/** What a valid reason covers of a disclosure, and up to which amounts. */
const coveredCharges = z.object({
  lines: z.array(z.string()).readonly(),
  lenderCredit: z.boolean(),
  amounts: z.record(z.string(), z.string()).optional(),
  credit: z.string().optional(),
});

export const estimateRecord = z.object({
  id: z.string(),
  number: z.int(),
  issued: date,
  by: z.string(),
  lines: z.array(estimatedLine).readonly(),
  lenderCredit: z.string(),
  specificCredits: z.string().optional(),
  hasConstructionNotice: z.boolean().optional(),
  lockedUntil: date.nullish(),
  cashToClose: z.string().nullable(),
  cash: z.record(z.string(), z.string()).nullish(),
  covers: coveredCharges.nullable(),
  reason: z.string().nullable(),
  documentId: z.string().optional(),
  delivery: disclosureDelivery.optional(),
  intent: z
    .object({ date, borrowers: z.array(z.string()).readonly(), method: z.string(), recordedBy: z.string() })
    .optional(),
  figures: z
    .object({
      ...{ loanAmount: z.string(), rate: z.string(), payment: z.string(), apr: z.string().nullable() },
      ...{ closingCosts: z.string(), product: z.string() },
    })
    .optional(),
});

/** Lines of a change of circumstance at most. */
export const MAX_COC_LINES = 100;

const cocRecord = z.object({
  ...{ id: z.string(), status: z.enum(cocStatuses), reason: z.enum(revisionReasons), description: z.string() },
  learned: date,
  trigger: z.enum(cocTriggers).nullable(),
  orderId: z.string().nullable(),
  ...{ requestedAt: z.iso.datetime(), requestedBy: z.string(), isExternal: z.boolean().optional() },
  lines: z.array(cocLine).max(MAX_COC_LINES).readonly(),
  ...{ decidedAt: z.iso.datetime().nullable(), decidedBy: z.string().nullable(), note: z.string().nullable() },
  estimate: z.int().nullable(),
  closing: z.int().nullable().optional(),
});

const cureRecord = z.object({
  ...{ id: z.string(), method: z.enum(cureMethods), amount, on: date, by: z.string() },
});

export const cureList = z.array(cureRecord).max(cureMethods.length).readonly();

export const cocList = z.array(cocRecord).readonly();

/** How a lender handles payments of less than the full amount (12 CFR 1026.38(l)(5)). */
export const partialPaymentChoices = ['accept', 'hold', 'reject'] as const;

export const closingChoices = z.object({
  fileNumber: z.string().trim().max(30).nullable(),
  insuranceNumber: z.string().trim().max(30).nullable(),
  partialPayments: z.enum(partialPaymentChoices),
  isProtected: z.boolean(),
  noEscrow: z.enum(['declined', 'not-offered']),
  escrowWaiverFee: amount.nullable(),
  hasSignatures: z.boolean(),
});

export const closingDisclosureRecord = estimateRecord.omit({ intent: true, figures: true }).extend({
  kind: z.enum(['initial', 'revised', 'corrected']),
  delivery: disclosureDelivery,
  signed: date.nullable(),
  closing: date,
  apr: z.string(),
  financeCharge: z.string().optional(),
  product: z.string(),
  hasPrepaymentPenalty: z.boolean(),
  restarts: z.array(z.string()).readonly(),
  learned: date.nullable(),
  cure: z.string(),
  choices: closingChoices,
  sellerDocumentId: z.string().nullable(),
  ucdKey: z.string().optional(),
});

/** The lists that a write replaces, for the LOS. */
export const closingChange = z.object({
  version: z.int().min(1),
  lists: z
    .object({
      ...{ fees: feeList, hexps: expenseList, adjustments: adjustmentList, prorations: prorationList },
      loanEstimates: z.array(estimateRecord).readonly(),
      cocs: cocList,
      cures: cureList,
      closingDisclosures: z.array(closingDisclosureRecord).readonly(),
    })
    .partial(),
  /** Fields of the loan that are saved with them. */
  values: z.record(z.string(), z.unknown()).readonly(),
});
export type ClosingChange = Readonly<z.output<typeof closingChange>>;
