import { z } from 'zod';

/** Metadata of a document that is about to be added; its bytes are in the file store under `storageKey`. */
export const newLoanFile = z.object({
  id: z.string().min(1).max(64),
  name: z.string().min(1),
  size: z.int().min(0),
  contentType: z.string(),
  sha256: z.string(),
  storageKey: z.string(),
  folderName: z.string(),
  docType: z.string(),
  /** Not shown to users outside the lender; absent means shown. */
  lenderOnly: z.boolean().optional(),
});
export type NewLoanFile = Readonly<z.infer<typeof newLoanFile>>;

export const loanFile = newLoanFile.extend({
  lenderOnly: z.boolean(),
  /** Instant, ISO 8601. */
  createdTime: z.string(),
  createdBy: z.string(),
  /** Login of the same user; null for documents from before the LOS kept it. */
  createdByLogin: z.string().nullable(),
  /** Counts the changes of type, folder, name and visibility. */
  version: z.int(),
  /** Counts the contents: 1, or one more than the documents that it was made from. */
  number: z.int(),
  /** IDs of the documents that it replaced: an older content, the parts of a joined one, or the whole of a split one. */
  madeFrom: z.array(z.string()),
  /** When other documents replaced it; null if it is in use. */
  replacedTime: z.string().nullable(),
});
export type LoanFile = Readonly<z.infer<typeof loanFile>>;

export const loanFileFilter = loanFile
  .pick({ folderName: true, docType: true })
  .extend({ /** Also the documents that were replaced. */ replaced: z.boolean() })
  .partial();
export type LoanFileFilter = Readonly<z.infer<typeof loanFileFilter>>;

/** A document as its editor saw it. */
export const seenFile = loanFile.pick({ id: true, version: true });
export type SeenFile = Readonly<z.infer<typeof seenFile>>;

/** New facts of a document; what is absent stays. */
export const fileChange = seenFile.extend(
  loanFile.pick({ name: true, folderName: true, docType: true, lenderOnly: true }).partial().shape,
);
export type FileChange = Readonly<z.infer<typeof fileChange>>;

/** Documents that take the place of others, which are kept. */
export const fileReplacement = z.object({
  replaced: z.array(seenFile).min(1).max(100),
  added: z.array(newLoanFile).min(1).max(100),
});
export type FileReplacement = Readonly<z.infer<typeof fileReplacement>>;

/** The day on which a document that comes by mail after closing was received. */
export const receivedDocument = z.object({ docType: z.string(), date: z.iso.date(), by: z.string() });
export type ReceivedDocument = Readonly<z.infer<typeof receivedDocument>>;
