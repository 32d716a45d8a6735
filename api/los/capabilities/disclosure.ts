import type { FiledDisclosureRequest } from '../../../domain/disclosure/disclosure.schemas';
import type { FiledDisclosure } from '../../../domain/disclosure/filed-disclosure.schemas';
import type { LoanDocument } from '../../../domain/loan/document';
import type { Operation } from '../operation';

/** The eDisclosure. */
export interface Disclosure {
  /**
   * Sets the request date and description; `conflict` if one is under way already. Self-prepared with files: uploaded by
   * broker.
   */
  requestDisclosure(operation: Operation, loanNum: string, request: FiledDisclosureRequest): Promise<LoanDocument>;
  /** `cannot-cancel` unless requested or uploaded. Clears the request and records it in the status log (decisions EDISC-13). */
  cancelDisclosure(operation: Operation, loanNum: string): Promise<LoanDocument>;
  /**
   * Stores a disclosure with its document and the dates that only disclosures set, or what became known of one. `stale` if the loan has
   * another version.
   */
  disclose(operation: Operation, loanNum: string, disclosure: FiledDisclosure): Promise<LoanDocument>;
}
