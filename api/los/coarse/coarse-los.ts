import type { LoanDocument } from '../../../domain/loan/document';

/** A loan of an LOS that counts no versions. */
export type CoarseLoan = Omit<LoanDocument, 'version'>;

/** A save, as the LOS answered it. */
export interface SavedLoan {
  /** Null if it could not be read. */
  readonly loan: CoarseLoan | null;
  /** What the LOS says about it, for the status log. */
  readonly warnings: readonly string[];
}

/** The numbers of a new loan in an LOS that numbers loans itself, which are changed to those of the portal. */
export interface GivenNumber {
  /** The number that the LOS gave the loan in an earlier try: the loan exists and only lacks the number of the portal. */
  readonly given: string | undefined;
  /** Records the number that the LOS gave, before the loan gets that of the portal. */
  record(given: string): Promise<void>;
}

/**
 * An LOS that only loads, saves and lists: it knows no versions, no operation IDs and no logs. Failures are LosErrors; after a
 * refusal nothing was saved, after `unavailable` and `timeout` it may have been, unless their details say `sent: false`.
 */
export interface CoarseLos {
  /**
   * What the LOS does not keep: keys of the field table (`asset.giftSource`) and names of lists. The journal alone has them. Records
   * without an ID (an empty one) get that of the record that they were.
   */
  readonly lacks?: ReadonlySet<string>;
  /** Throws if the LOS cannot be reached. */
  ready(): Promise<void>;
  /** Null if there is no such loan. */
  load(loanNum: string): Promise<CoarseLoan | null>;
  /**
   * Adds the loan (`before` is null), or saves what it has other than before. Answers the loan as it is then, if the LOS may keep
   * values in another form than it was given.
   */
  save(loan: CoarseLoan, before: CoarseLoan | null, number: GivenNumber): Promise<SavedLoan | undefined>;
  /** The loans that were saved at or after an instant (null: all loans), by anyone, each with its last save (ISO 8601). */
  modifiedSince(instant: string | null): Promise<readonly { readonly loanNum: string; readonly at: string }[]>;
}
