/** Parts of a loan that a change may be about; `other` is what the LOS did by itself and did not name. */
export const liveParts = ['loan', 'documents', 'contacts', 'disclosure', 'orders', 'other'] as const;
export type LivePart = (typeof liveParts)[number];

/** A loan that changed, as a person is told who may see it. */
export interface LiveChange {
  readonly loanNum: string;
  /** Version of the loan since; it stays where a part changed that is none of the document's. */
  readonly version: number;
  readonly what: readonly LivePart[];
  /** Name of the person who did it; null where it is not known. */
  readonly by: string | null;
  /** The reader did it, here or elsewhere. */
  readonly mine: boolean;
}

/** Data of the event `loans`. */
export interface LiveBatch {
  readonly changes: readonly LiveChange[];
  /** Loans that the reader saw and sees no longer. */
  readonly gone: readonly string[];
}
