import { z } from 'zod';
import { jsonOf } from '../contract/json-text';
import { MAX_DOCUMENTS_AT_ONCE } from '../loan/upload-limits';
import type { IssueCode } from '../messages/issue-code';
import { MAX_PART_BYTES } from './document-parts';
import { packageKinds } from './document-types';
import { loanFile } from './loan-file.schemas';

/** A document of a loan as the API answers it (main-job.md, upload and list). */
export const loanFileItem = loanFile
  .pick({ id: true, name: true, size: true, createdTime: true, createdBy: true, folderName: true })
  .extend({ properties: loanFile.pick({ docType: true }) });

export const loanFileItems = z.array(loanFileItem);

/** A document as the calls for edocs answer it, also under the names that the specification prints for it (DOC-01). */
export const edoc = loanFileItem.extend({
  docId: loanFile.shape.id,
  doc_type: loanFile.shape.docType,
  created_date: loanFile.shape.createdTime,
  ...loanFile.pick({ version: true, number: true, madeFrom: true, replacedTime: true, lenderOnly: true }).shape,
  /** Whether this user may change it: users outside the lender may change only their own. */
  canChange: z.boolean(),
});

/** A folder or document type by its display name, such as '01 SUBMISSION PACKAGE'. */
export const folderText = z
  .string()
  .trim()
  .min(1, 'required')
  .max(80)
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} &/,.()_-]*$/u, 'folder-characters' satisfies IssueCode);

export const edocPath = z.object({ loanNum: z.string(), docId: z.uuid() });

export const filing = z.object({ folderName: folderText, docType: folderText });

const fileName = z.string().trim().min(1, 'required').max(180);
const version = z.int().min(1);

/** A document as its editor saw it. */
const seenEdoc = z.object({ docId: z.uuid(), version });

export const edocUpload = filing.extend({
  /** JSON text with folder and type of each file, in their order. Without it, all files go to the same place. */
  filings: z.string().max(16_000).transform(jsonOf).pipe(z.array(filing).min(1).max(MAX_DOCUMENTS_AT_ONCE)).optional(),
  /** `true` hides them from users outside the lender. */
  lenderOnly: z.enum(['true', 'false']).optional(),
  /** The document that the uploaded one replaces, and its version as the user saw it. */
  replaces: z.uuid().optional(),
  version: z.coerce.number<number | string>().int().min(1).optional(),
});

export const edocChanges = z.object({
  changes: z
    .array(
      seenEdoc.extend({ ...filing.partial().shape, name: fileName.optional(), lenderOnly: z.boolean().optional() }),
    )
    .min(1)
    .max(200)
    .refine((changes) => new Set(changes.map(({ docId }) => docId)).size === changes.length, {
      error: 'document-twice' satisfies IssueCode,
    }),
});

export const edocJoin = filing.extend({ name: fileName, documents: z.array(seenEdoc).min(2).max(50) });

/** Pages by number, from 1. A page that no part has stays only in the document that was split. */
const pageRange = z.object({ first: z.int().min(1), last: z.int().min(1) });

export const edocSplit = z.object({
  version,
  parts: z
    .array(filing.extend({ ...pageRange.shape, name: fileName.optional() }))
    .min(1)
    .max(50),
});

const position = z.coerce.number<number | string>().int().min(0);

/** Further ranges: `0-99,500-599`. */
const furtherRanges = z
  .string()
  .regex(/^\d{1,10}-\d{1,10}(,\d{1,10}-\d{1,10}){0,254}$/)
  .transform((text) =>
    text.split(',').map((range) => {
      const [first = 0, last = 0] = range.split('-').map(Number);
      return { first, last };
    }),
  );

/** Ranges of bytes of a document, both positions included: `first` to `last`, and then those of `more`. */
export const edocPart = z
  .object({ first: position, last: position, more: furtherRanges.optional() })
  .transform(({ first, last, more = [] }) => [{ first, last }, ...more])
  .refine((ranges) => ranges.every(({ first, last }) => first <= last))
  .refine((ranges) => ranges.reduce((sum, { first, last }) => sum + last - first + 1, 0) <= MAX_PART_BYTES);

/** IDs of documents, separated by commas; absent for all documents in use. */
export const edocSelection = z.object({
  docIds: z
    .string()
    .regex(/^[\da-f-]{36}(,[\da-f-]{36}){0,499}$/)
    .optional(),
});

export const preparedPackage = z.object({ package: z.enum(packageKinds) });

export type LoanFileItem = z.infer<typeof loanFileItem>;
export type Edoc = z.infer<typeof edoc>;
export type EdocSplit = z.infer<typeof edocSplit>;
export type EdocJoin = z.infer<typeof edocJoin>;
