import { z } from 'zod';
import { communityLendingCodes } from '../loan/codes/underwriting-codes';
import { owners } from '../loan/records';
import { ausRun } from './run.schemas';
import { ausSystems } from './systems';

/** LPA takes up to five reference numbers; a loan has at most four borrowers. */
const MOST_REFERENCES = 5;

export const reference = z.strictObject({
  borrower: z.enum(owners),
  reference: z.string().trim().min(1, 'required').max(40),
});

export const communityLending = z.enum(
  Object.keys(communityLendingCodes) as [keyof typeof communityLendingCodes, ...(keyof typeof communityLendingCodes)[]],
);

/** A loan for a system, as the LOS gets it. Its credential is not part of it. */
export const ausSubmission = z.strictObject({
  system: z.enum(ausSystems),
  /** The code of the credit agency; null without one. */
  agency: z.string().max(40).nullable(),
  references: z.array(reference).max(MOST_REFERENCES),
  /** Copies the debts of the credit report to a loan without debts. */
  copyLiabilities: z.boolean(),
  /** Set on the loan before it is submitted; undefined leaves it. */
  sFannieCommunityLendingT: communityLending.optional(),
});
export type AusSubmission = Readonly<z.infer<typeof ausSubmission>>;

/** The account at the credit agency, which is sent with a submission and stored nowhere in the LOS. */
export const agencyAccount = z.strictObject({ user: z.string(), password: z.string() });
export type AgencyAccount = Readonly<z.infer<typeof agencyAccount>>;

/** A submission in progress, or its run. */
export const ausJob = z.strictObject({
  jobId: z.uuid(),
  /** Milliseconds until the next poll; 0 or null with the result. */
  pollInMs: z.int().min(0).nullable(),
  run: ausRun.nullable(),
});
export type AusJob = Readonly<z.infer<typeof ausJob>>;
