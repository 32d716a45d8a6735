import { lockFields } from '../loan/fields/lock-fields';

/** The fields of the loan that a commitment with an investor sets, besides the adjustments (PRICING-16). */
export const commitmentFields = {
  sInvestorRolodexId: lockFields.sInvestorRolodexId,
  sInvestorLockLpTemplateNm: lockFields.sInvestorLockLpTemplateNm,
  sInvestorLockRLckdDays: lockFields.sInvestorLockRLckdDays,
  sInvestorLockNoteIR: lockFields.sInvestorLockNoteIR,
  sInvestorLockBrokComp1Pc: lockFields.sInvestorLockBrokComp1Pc,
  sInvestorLockRAdjMarginR: lockFields.sInvestorLockRAdjMarginR,
  sInvestorLockCommitmentT: lockFields.sInvestorLockCommitmentT,
  sInvestorLockRLckdD: lockFields.sInvestorLockRLckdD,
  sInvestorLockRLckExpiredD: lockFields.sInvestorLockRLckExpiredD,
  sInvestorLockLoanNum: lockFields.sInvestorLockLoanNum,
} as const;

export type CommitmentField = keyof typeof commitmentFields;

export const commitmentFieldNames = Object.keys(commitmentFields) as CommitmentField[];

/** What a loan that is allocated to an investor must have. */
export const requiredForCommitment = [
  'sInvestorLockLpTemplateNm',
  'sInvestorLockRLckdDays',
  'sInvestorLockNoteIR',
  'sInvestorLockBrokComp1Pc',
] as const satisfies readonly CommitmentField[];
