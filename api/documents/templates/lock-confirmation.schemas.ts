import { z } from 'zod';
import { lockRequestKinds } from '../../../domain/locks/lock-kinds';
import { toThousandths } from '../../../domain/numbers/fixed';

const text = z.string().min(1);
const maybe = z.string().nullable();
const decimal = z.string().regex(/^-?\d+(\.\d+)?$/);
const day = z.iso.date();

/** What happens to a lock, as its history names it. */
export const printedLockEvents = [...lockRequestKinds, 'revise', 'concession', 'expire'] as const;
const event = z.enum(printedLockEvents);

/** A line of the price as the originator sees it: what the lender adds for itself is part of the base price. */
const priceLine = z.object({
  /** Names the line in every language; `label` and `detail` are its English. */
  code: text,
  label: text,
  detail: z.string(),
  params: z.record(z.string(), z.string()),
  /** The day on which a line of the lock came to it. */
  on: day.nullable(),
  price: decimal,
});

const price = z
  .object({
    rate: decimal,
    baseRate: decimal,
    basePrice: decimal,
    baseDays: z.int(),
    /** The rate sheet that the price comes from. */
    sheetAt: z.iso.datetime().nullable(),
    adjustments: z.array(priceLine),
    finalPrice: decimal,
    /** Positive points are a cost to the borrower, negative ones a credit. */
    points: decimal,
    cost: decimal,
  })
  .refine(
    ({ basePrice, adjustments, finalPrice }) =>
      adjustments.reduce((sum, line) => sum + toThousandths(line.price), toThousandths(basePrice)) ===
      toThousandths(finalPrice),
    { path: ['finalPrice'], error: 'is not the sum of the lines' },
  );

/** What an adjustable rate depends on. */
const arm = z.object({
  index: maybe,
  margin: maybe,
  firstCap: maybe,
  periodicCap: maybe,
  lifeCap: maybe,
});

const historyRow = z.object({
  at: z.iso.datetime(),
  event,
  /** Which extension it is. */
  ordinal: z.int().nullable(),
  days: z.int().nullable(),
  rate: decimal.nullable(),
  price: decimal.nullable(),
  /** What the event took off the price, in dollars. */
  cost: decimal.nullable(),
  expiresD: day.nullable(),
  by: maybe,
});

/** A confirmation of a rate lock (domain-facts-2 A4). Codes by their LOS code, dates and decimals as stored. */
export const lockConfirmationData = z.object({
  loanNum: text,
  number: text,
  event,
  ordinal: z.int().nullable(),
  confirmedAt: z.iso.datetime(),
  confirmedBy: maybe,
  borrowers: z.array(text),
  /** Who signs for the originator. */
  originator: maybe,
  property: maybe,
  amount: maybe,
  sLPurposeT: maybe,
  sOccTPe: maybe,
  sLT: maybe,
  ltv: maybe,
  cltv: maybe,
  score: z.number().nullable(),
  /** The score is demo data, not of a bureau. */
  isDemoScore: z.boolean(),
  sProdDocT: maybe,
  hasImpounds: z.boolean().nullable(),
  program: maybe,
  termMonths: z.number().nullable(),
  /** Null for a fixed rate. */
  arm: arm.nullable(),
  sPrepmtPenaltyT: maybe,
  lockedD: day,
  lockDays: z.int(),
  /** The lock is good through the end of this Pacific day. */
  expiresD: day,
  /** A fee for the lock itself, in dollars; null if there is none. */
  lockFee: maybe,
  price,
  history: z.array(historyRow),
});
export type LockConfirmationData = Readonly<z.infer<typeof lockConfirmationData>>;
