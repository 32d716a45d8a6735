import type { StatusLogEntry } from '../../../domain/loan/activity.schemas';
import type { AssignedEmployee } from '../../../domain/loan/assignment.schemas';
import type { ChangeLogPage, ChangeLogQuery, ChangeLogValues } from '../../../domain/loan/change-log.schemas';
import type { LoanDocument, NewLoanDocument } from '../../../domain/loan/document';
import type { LoanChange } from '../../../domain/loan/loan-document.schemas';
import type { StatusAnswer } from '../../../domain/loan/status-requirements';
import type { Operation } from '../operation';

export interface StatusMoveOptions extends StatusAnswer {
  /** The status that the caller saw; without it, the loan is moved from any. */
  readonly from?: string | undefined;
}

/** Loan files, their status, and the logs of both. */
export interface Loans {
  /** Stores a new loan with its number, status Loan Open (0), opening date and computed fields; all or nothing. */
  createLoan(operation: Operation, draft: NewLoanDocument): Promise<LoanDocument>;
  /** `not-found` if there is no such loan. */
  loadLoan(loanNum: string): Promise<LoanDocument>;
  /** Several loans at once, for the pipeline index; missing loans are left out. At most 500. */
  loadLoans(loanNums: readonly string[]): Promise<readonly LoanDocument[]>;
  /** `stale` with the current loan if `version` is not the current one; `invalid` with fields if a value is invalid. */
  changeLoan(operation: Operation, loanNum: string, change: LoanChange): Promise<LoanDocument>;
  /**
   * `not-allowed` if the workflow has no such move; `stale` with the current loan if it is no longer in the status `from`; `not-ready`
   * with what is `missing` if a requirement is not met. Sets the status date, stores the reasons of a decision, and writes the
   * status log with the note.
   */
  moveStatus(operation: Operation, loanNum: string, to: string, move?: StatusMoveOptions): Promise<LoanDocument>;
  /**
   * Sets the employee of a role, or takes it from them; the same again changes nothing. `stale` with the current loan if another
   * holds the role than `from`, where it is given.
   */
  assign(operation: Operation, loanNum: string, employee: AssignedEmployee): Promise<LoanDocument>;
  /** Every move of the status, and notes in between, oldest first. */
  statusLog(loanNum: string): Promise<readonly StatusLogEntry[]>;
  /** Field-level changes, a page of those that the filter finds; as fast for many as for few. */
  changeLog(loanNum: string, query: ChangeLogQuery): Promise<ChangeLogPage>;
  /** The people, fields and actions that the change log of the loan can be filtered by. */
  changeLogValues(loanNum: string): Promise<ChangeLogValues>;
}
