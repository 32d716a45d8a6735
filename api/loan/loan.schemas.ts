import { z } from 'zod';
import type { LoanDocument } from '../../domain/loan/document';
import { wordingSchema } from '../../domain/messages/message.schemas';

export const loanParams = z.object({ loanNum: z.string() });

const anyLoan = z.looseObject({
  version: z.int(),
  sLNm: z.string(),
  sStatusT: z.string(),
  applicants: z.array(z.looseObject({})),
});

/** A loan as it is answered: fields under their LOS names, social security numbers masked. Its fields are the field table's. */
export const loanAnswer = anyLoan as z.ZodType<unknown> as z.ZodType<LoanDocument>;

/** A change: the version that was read, and changed fields by LOS name, in stored form or as people write them. */
export const loanChange = z.looseObject({ version: z.int('Send the version that you read.').min(1) });

/** A new loan: fields by LOS name, at least the channel and the purpose. */
export const newLoan = z.record(z.string(), z.unknown());

export const createdLoan = z.object({ loanNum: z.string() });

/** What goes with an imported file, as parts of the form. Empty parts say nothing. */
export const importFields = z.object({
  sBranchChannelT: z.string().optional(),
  sBranchName: z.string().optional(),
  sOriginatingCompanyName: z.string().optional(),
  preview: z.string().optional().describe('true: tell what the file holds and save nothing'),
});

export const importParameters = z.object({ preview: z.string().optional().describe('1: as the field preview') });

const report = {
  read: z.array(z.object({ section: z.string(), count: z.int(), fields: z.int() })),
  ignored: z.array(z.object({ path: z.string(), count: z.int(), sample: z.string().optional() })),
};

const warnings = {
  warnings: z.array(z.string()),
  findings: z.array(z.object({ message: z.string(), line: z.int().nullable(), wording: wordingSchema })),
};

export const importAnswer = z.union([
  z.object({ loanNum: z.string(), ...warnings, ...report }),
  z.object({ ...warnings, ...report }),
]);
