import type { LoanDocument } from '../../../domain/loan/document';

/** A loan of an LOS that counts no versions. */
export type CoarseLoan = Omit<LoanDocument, 'version'>;

/**
 * An LOS that only loads, saves and lists: it knows no versions, no operation IDs and no logs. Failures are LosErrors; after a
 * refusal nothing was saved, after `unavailable` and `timeout` it may have been.
 */
export interface CoarseLos {
  /** Throws if the LOS cannot be reached. */
  ready(): Promise<void>;
  /** Null if there is no such loan. */
  load(loanNum: string): Promise<CoarseLoan | null>;
  /** Adds the loan, or replaces it whole. */
  save(loan: CoarseLoan): Promise<void>;
  /** The loans that were saved at or after an instant (null: all loans), by anyone, each with its last save (ISO 8601). */
  modifiedSince(instant: string | null): Promise<readonly { readonly loanNum: string; readonly at: string }[]>;
}
