import type {
  FileChange,
  FileReplacement,
  LoanFile,
  LoanFileFilter,
  NewLoanFile,
  ReceivedDocument,
} from '../../../domain/documents/loan-file.schemas';
import type { Operation } from '../operation';

/** The documents of a loan; their bytes are in the file store of the portal. */
export interface Documents {
  /** Newest first. */
  files(loanNum: string, filter: LoanFileFilter): Promise<readonly LoanFile[]>;
  /** `not-found` if the loan has no such document. One that was replaced is found. */
  file(loanNum: string, fileId: string): Promise<LoanFile>;
  /** `conflict` if a document with this ID exists. */
  addFiles(operation: Operation, loanNum: string, files: readonly NewLoanFile[]): Promise<readonly LoanFile[]>;
  /**
   * Changes type, folder, name or visibility of documents, all or none. `stale` if one has another version or was replaced,
   * `not-found` if the loan has no such document.
   */
  changeFiles(operation: Operation, loanNum: string, changes: readonly FileChange[]): Promise<readonly LoanFile[]>;
  /** Adds documents in the place of others, which are kept as their earlier versions. `stale` and `not-found` as above. */
  replaceFiles(operation: Operation, loanNum: string, replacement: FileReplacement): Promise<readonly LoanFile[]>;
  /**
   * Takes a document off an unregistered loan: it is not listed and not found any more, and its bytes stay. Documents that it
   * alone replaced are in use again. `not-allowed` from registration on, `not-found` if the loan has no such document.
   */
  removeFile(operation: Operation, loanNum: string, fileId: string): Promise<LoanFile>;
  /** By type. */
  receivedDocuments(loanNum: string): Promise<readonly ReceivedDocument[]>;
  /** Records the day on which a document was received. A day that is recorded stays. */
  receiveDocument(operation: Operation, loanNum: string, docType: string, date: string): Promise<ReceivedDocument>;
}
