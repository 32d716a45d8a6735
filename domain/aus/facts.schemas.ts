import { z } from 'zod';

const code = z.string().nullable();
const amount = z.string().nullable();
const percent = z.string().nullable();

/** A derogatory event that borrowers declare. */
const creditEvent = z.strictObject({
  kind: z.enum(['bankruptcy', 'bankruptcy-13', 'foreclosure', 'deed-in-lieu', 'short-sale']),
  borrower: z.string(),
  /** When it was completed or discharged; null if nobody entered it. */
  date: z.string().nullable().default(null),
  /** How a bankruptcy ended; null if it was not entered, and for other events. */
  end: z.enum(['discharged', 'dismissed']).nullable().default(null),
});

const debt = z.strictObject({
  id: z.string(),
  creditor: z.string(),
  type: code,
  balance: amount,
  payment: amount,
  /** How the ratios treat it. */
  use: z.enum(['counted', 'paid-off', 'excluded']),
});

const borrower = z.strictObject({
  name: z.string(),
  employed: z.boolean(),
  selfEmployed: z.boolean(),
});

/** The facts of a loan that a system underwrites, as submitted. Money and percentages are decimals. */
export const ausFacts = z.strictObject({
  ...{ sLT: code, sLPurposeT: code, sOccTPe: code, sProdSpT: code, sGseSpT: code, sLienPosT: code, sFinMethT: code },
  ...{ sFannieCommunityLendingT: code, sHousingHistoryT: code, sSpState: code, sSpZip: code },
  sTerm: z.int().nullable(),
  sNoteIR: percent,
  ...{ sLAmtCalc: amount, sPurchPrice: amount, sApprVal: amount },
  /** Other loans on the property: closed-end, drawn and full lines of credit. */
  ...{ otherLoans: amount, helocDrawn: amount, helocLine: amount },
  ...{ ltv: percent, cltv: percent, hcltv: percent },
  ...{ income: amount, housing: amount, debts: amount, dtiTop: percent, dtiBottom: percent },
  incomeParts: z.strictObject({
    ...{ overtime: amount, bonus: amount, commission: amount, selfEmployed: amount, rent: amount, other: amount },
  }),
  score: z.int().nullable().describe('Representative score: the lowest of the borrowers'),
  averageScore: z.int().nullable(),
  creditD: z.string().nullable().describe('The day of the credit report'),
  ...{ accounts: amount, retirement: amount, gifts: amount, reserves: amount, requiredReserves: amount },
  reserveMonths: z.string().nullable(),
  cash: amount.describe('Cash to close'),
  financedProperties: z.int(),
  events: z.array(creditEvent),
  debtList: z.array(debt),
  borrowers: z.array(borrower),
  features: z.strictObject({
    construction: z.boolean(),
    renovation: z.boolean(),
    leasehold: z.boolean(),
    giftOfEquity: z.boolean(),
    subjectRent: z.boolean(),
    firstTimeBuyer: z.boolean(),
  }),
});

export type AusFacts = Readonly<z.infer<typeof ausFacts>>;
export type SubmittedDebt = AusFacts['debtList'][number];
export type CreditEvent = AusFacts['events'][number];
