import { z } from 'zod';
import { wordingSchema } from '../messages/message.schemas';
import { createdLoan } from './loan.schemas';

/** What goes with an imported file, as parts of the form. Empty parts say nothing. */
export const importFields = z.object({
  sBranchChannelT: z.string().optional(),
  sBranchName: z.string().optional(),
  sOriginatingCompanyName: z.string().optional(),
  preview: z.string().optional().describe('true: tell what the file holds and save nothing'),
});

export const importQuery = z.object({ preview: z.string().optional().describe('1: as the field preview') });

/** Something in a file that looks wrong, and the line where it stands. */
const finding = z.object({ message: z.string(), line: z.int().nullable(), wording: wordingSchema });

/** What a file holds: what was read, what was not, and what looks wrong. */
const importedFile = z.object({
  warnings: z.array(z.string()).readonly(),
  /** The warnings in parts: where, and the wording for readers in other languages. */
  findings: z.array(finding).readonly(),
  read: z.array(z.object({ section: z.string(), count: z.int(), fields: z.int() })).readonly(),
  ignored: z.array(z.object({ path: z.string(), count: z.int(), sample: z.string().optional() })).readonly(),
});
export type ImportedFile = Readonly<z.output<typeof importedFile>>;

/** With the number of the loan that was made of the file; without one it was only looked at. */
export const importAnswer = z.union([importedFile.extend(createdLoan.shape), importedFile]);
