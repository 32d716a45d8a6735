import { z } from 'zod';
import { wordingSchema } from '../messages/message.schemas';
import { createdLoan } from './loan.schemas';

/** The other parts of an import form. Empty parts are ignored. */
export const importFields = z.object({
  sBranchChannelT: z.string().optional(),
  sBranchName: z.string().optional(),
  sOriginatingCompanyName: z.string().optional(),
  preview: z.string().optional().describe('true: return the content of the file and save nothing'),
});

export const importQuery = z.object({ preview: z.string().optional().describe('1: as the field preview') });

/** A suspicious value in a file, and its line. */
const finding = z.object({ message: z.string(), line: z.int().nullable(), wording: wordingSchema });

/** The content of a file: what was read, what was ignored, and what looks wrong. */
const importedFile = z.object({
  warnings: z.array(z.string()).readonly(),
  /** The warnings as data: line and wording, for readers in other languages. */
  findings: z.array(finding).readonly(),
  read: z.array(z.object({ section: z.string(), count: z.int(), fields: z.int() })).readonly(),
  ignored: z.array(z.object({ path: z.string(), count: z.int(), sample: z.string().optional() })).readonly(),
});
export type ImportedFile = Readonly<z.output<typeof importedFile>>;

/** With the number of the created loan; without one for a preview. */
export const importAnswer = z.union([importedFile.extend(createdLoan.shape), importedFile]);
