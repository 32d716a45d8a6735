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
});
export type NewLoanFile = Readonly<z.infer<typeof newLoanFile>>;

export const loanFile = newLoanFile.extend({
  /** Instant, ISO 8601. */
  createdTime: z.string(),
  createdBy: z.string(),
  /** Login of the same user; null for documents from before the LOS kept it. */
  createdByLogin: z.string().nullable(),
});
export type LoanFile = Readonly<z.infer<typeof loanFile>>;

export const loanFileFilter = loanFile.pick({ folderName: true, docType: true }).partial();
export type LoanFileFilter = Readonly<z.infer<typeof loanFileFilter>>;
