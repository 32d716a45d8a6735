import { z } from 'zod';
import type { IssueCode } from '../messages/issue-code';
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
});

/** A folder or document type by its display name, such as '01 SUBMISSION PACKAGE'. */
export const folderText = z
  .string()
  .trim()
  .min(1, 'required')
  .max(80)
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} &/,.()_-]*$/u, 'folder-characters' satisfies IssueCode);

export type LoanFileItem = z.infer<typeof loanFileItem>;
export type Edoc = z.infer<typeof edoc>;
