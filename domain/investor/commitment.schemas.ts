import { z } from 'zod';
import { commitmentTypeCodes } from '../loan/codes/lock-codes';

const decimal = z.string().regex(/^-?\d{1,3}(\.\d{1,3})?$/);
const text = (longest: number) => z.string().max(longest).nullable();

export const investorAdjustmentSchema = z.object({
  description: z
    .string()
    .trim()
    .min(1)
    .max(100)
    .regex(/^[^\n\r]+$/),
  rate: decimal,
  price: decimal,
  margin: decimal,
});

/** The fields that the specification prints; values are checked by the field table, so that errors name their field. */
const printed = z.object({
  sInvestorRolodexId: text(36),
  sInvestorLockLpTemplateNm: text(150),
  sInvestorLockRLckdDays: z.union([z.int(), z.string().max(10)]).nullable(),
  sInvestorLockNoteIR: text(20),
  sInvestorLockBrokComp1Pc: text(20),
  sInvestorLockRAdjMarginR: text(20),
  adjustments: z.array(investorAdjustmentSchema).max(30),
});

/** A commitment with an investor. What is left out keeps its value; all of it null means not yet allocated. */
export const commitmentBody = printed.extend({
  sInvestorLockCommitmentT: z
    .enum(Object.keys(commitmentTypeCodes) as (keyof typeof commitmentTypeCodes)[])
    .nullable()
    .optional(),
  sInvestorLockRLckdD: text(10).optional(),
  sInvestorLockRLckExpiredD: text(10).optional(),
  sInvestorLockLoanNum: text(36).optional(),
});
export type Commitment = Readonly<z.infer<typeof commitmentBody>>;

/** A commitment, and the version of the loan that its author saw. */
export const commitmentSave = commitmentBody.extend({ version: z.int() });
export type CommitmentSave = Readonly<z.infer<typeof commitmentSave>>;
