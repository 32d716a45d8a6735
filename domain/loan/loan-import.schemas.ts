import { z } from 'zod';
import { wordingSchema } from '../messages/message.schemas';
import { createdLoan } from './loan.schemas';
import { newLoanDocument } from './loan-document.schemas';

/** The other parts of an import form. Empty parts are ignored. */
export const importFields = z.object({
  sBranchChannelT: z.string().optional(),
  sBranchName: z.string().optional(),
  sOriginatingCompanyName: z.string().optional(),
  preview: z.string().optional().describe('true: return the content of the file and save nothing'),
});

export const importQuery = z.object({ preview: z.string().optional().describe('1: as the field preview') });

/** A suspicious value in a file, where it is, and what it is about: a borrower (`0B`) or a record (`assets.asset-1`). */
const finding = z.object({
  message: z.string(),
  line: z.int().nullable(),
  path: z.string().nullable(),
  about: z.string().nullable(),
  wording: wordingSchema,
});

/** The content of a file: what was read, what was ignored, and what looks wrong. */
const importedFile = z.object({
  warnings: z.array(z.string()).readonly(),
  /** The warnings as data: line and wording, for readers in other languages. */
  findings: z.array(finding).readonly(),
  read: z.array(z.object({ section: z.string(), count: z.int(), fields: z.int() })).readonly(),
  ignored: z.array(z.object({ path: z.string(), count: z.int(), sample: z.string().optional() })).readonly(),
});
export type ImportedFile = Readonly<z.output<typeof importedFile>>;

/** What a file says about a field (by its path in the loan), where the portal's value is not simply that text. */
const saidValue = z.object({
  place: z.string(),
  text: z.string(),
  path: z.string(),
  line: z.int(),
  imported: z.boolean().describe('false: the text is not a value of the field, and a finding says why'),
});
export type SaidValue = Readonly<z.output<typeof saidValue>>;

const duplicateReason = z.enum(['ssn', 'address', 'name']);
export type DuplicateReason = z.output<typeof duplicateReason>;

/** A loan that the user may see and that may be the same as the one in the file. */
const likelyDuplicate = z.object({
  loanNum: z.string(),
  name: z.string(),
  sStatusT: z.string(),
  sFinalLAmt: z.string().nullable(),
  sEmployeeLoanRepName: z.string().nullable(),
  reasons: z.array(duplicateReason).readonly(),
});
export type LikelyDuplicate = Readonly<z.output<typeof likelyDuplicate>>;

const fieldValues = z.record(z.string(), z.unknown());

/** The loan as it will be, before anything is saved. Social security numbers show their last four digits. */
const previewedFile = importedFile.extend({
  loan: newLoanDocument,
  said: z.array(saidValue).readonly(),
  duplicates: z.array(likelyDuplicate).readonly(),
  defaults: z
    .record(z.string(), fieldValues)
    .describe('Values that the loan setup adds where the file has none, by channel'),
});
export type PreviewedFile = Readonly<z.output<typeof previewedFile>>;

/** With the number of the created loan, or for a preview with the loan as it will be. */
export const importAnswer = z.union([importedFile.extend(createdLoan.shape), previewedFile]);
