import { z } from 'zod';
import { investorAdjustmentSchema } from './commitment.schemas';

const text = z.string().nullable();
const whole = z.int().nullable();

/** Both sides of a loan: the lock with the borrower and the commitment of an investor. */
export const investorLock = z.object({
  loanNum: z.string(),
  version: z.int(),
  borrower: text,
  status: text,
  today: z.string(),
  lender: z.object({
    lockStatus: text,
    lockDate: text,
    lockDays: whole,
    expDate: text,
    remainingDays: whole,
    program: text,
    noteRate: text,
    price: text,
    amount: text,
    estClosing: text,
    newLockTerm: z.int(),
  }),
  investorName: text,
  commitment: z.object({
    sInvestorRolodexId: text,
    sInvestorLockLpTemplateNm: text,
    sInvestorLockRLckdDays: whole,
    sInvestorLockNoteIR: text,
    sInvestorLockBrokComp1Pc: text,
    sInvestorLockRAdjMarginR: text,
    sInvestorLockCommitmentT: text,
    sInvestorLockRLckdD: text,
    sInvestorLockRLckExpiredD: text,
    sInvestorLockLoanNum: text,
    adjustments: z.array(investorAdjustmentSchema),
  }),
  figures: z.object({
    investorPrice: text,
    /** The investor's price before the adjustments. */
    basePrice: text,
    margin: text,
    marginAmount: text,
    revenue: text,
    gapDays: whole,
  }),
  current: z.object({ price: text, days: whole, at: text }),
  history: z.array(z.object({ at: z.string(), by: text, field: z.string(), before: z.unknown(), after: z.unknown() })),
});
export type InvestorLock = z.infer<typeof investorLock>;

/** An investor of the contact book. */
export const investorChoice = z.object({ id: z.string(), name: z.string() });

export const lockPeriodQuery = z.object({
  loanNums: z
    .string()
    .min(1)
    .max(20_000)
    .transform((list) => [
      ...new Set(
        list
          .split(',')
          .map((one) => one.trim())
          .filter(Boolean),
      ),
    ])
    .refine((list) => list.length > 0 && list.length <= 500)
    .describe('Loan numbers, separated by commas; at most 500'),
});

/** The lock term of a loan by the lock term rule, and what it follows from. */
export const lockPeriod = z.object({
  loanNum: z.string(),
  lockPeriod: z.int(),
  investorLockPeriod: whole,
  remainingDays: whole,
  brkLockTerm: whole,
});
