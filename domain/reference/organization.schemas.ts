import { z } from 'zod';
import { issueCode } from '../messages/issue-code';
import { recordAnswer } from '../records/record-answer.schemas';
import { type RecordInput, type RecordSave, recordBody } from '../records/record-body.schemas';
import { branchFeeFields } from './organization-fields';

const branchName = z.string().min(1).max(100);
const feeBody = recordBody(branchFeeFields);

type Fee = typeof branchFeeFields;

/** The fees of a branch. */
export const branchFees = z.array(recordAnswer(branchFeeFields)).readonly();

export const ofBranch = z.object({ branchName });

export const ofBranchFee = z.object({ branchName, id: z.uuid().optional() });

const sentFee = z.looseObject({ branchName }).transform((body, context) => {
  const fee = feeBody.safeParse('fee' in body ? body.fee : body, { error: issueCode });
  if (fee.success) return { branchName: body.branchName, fee: fee.data };
  for (const { path: at, message } of fee.error.issues)
    context.addIssue({ code: 'custom', path: [...at], message, input: body });
  return z.NEVER;
});

/** A fee to save. The body names its branch, like the query of the other calls. */
export const branchFeeBody = sentFee as z.ZodType as z.ZodType<
  { readonly branchName: string; readonly fee: RecordSave<Fee> },
  RecordInput<Fee> & { readonly branchName: string }
>;

const branch = z.object({ name: z.string(), city: z.string(), state: z.string() });
const company = z.object({ name: z.string(), channel: z.string(), correspondentProcess: z.string().nullable() });

/** Where the user may create a loan, and thus the names available as pipeline filters. */
export const placementOptions = z.object({
  channels: z.array(z.string()).readonly(),
  branches: z.array(branch).readonly(),
  companies: z.array(company).readonly(),
});
export type PlacementOptions = Readonly<z.output<typeof placementOptions>>;
