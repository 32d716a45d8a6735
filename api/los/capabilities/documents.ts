import type { LoanFile, LoanFileFilter, NewLoanFile } from '../../../domain/documents/loan-file.schemas';
import type { Operation } from '../operation';

/** The documents of a loan; their bytes are in the file store of the portal. */
export interface Documents {
  /** Newest first. */
  files(loanNum: string, filter: LoanFileFilter): Promise<readonly LoanFile[]>;
  /** `not-found` if the loan has no such document. */
  file(loanNum: string, fileId: string): Promise<LoanFile>;
  /** `conflict` if a document with this ID exists. */
  addFiles(operation: Operation, loanNum: string, files: readonly NewLoanFile[]): Promise<readonly LoanFile[]>;
  /**
   * Takes a document off an unregistered loan: it is not listed and not found any more, and its bytes stay. `not-allowed`
   * from registration on, `not-found` if the loan has no such document.
   */
  removeFile(operation: Operation, loanNum: string, fileId: string): Promise<LoanFile>;
}
