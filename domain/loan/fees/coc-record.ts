import type { EstimatedLine } from './estimated-line';

/** A charge of a change of circumstance, from what was disclosed to what it is to be. */
export interface CocLine extends EstimatedLine {
  /** As it was last disclosed; null if it was not. */
  readonly before: string | null;
}

/** A change of circumstance as the LOS keeps it with the loan (COC-01). */
export interface CocRecord {
  readonly id: string;
  /** REQUESTED until it is handled (COC-02), then APPROVED or DENIED; an approved one is DISCLOSED by a disclosure. */
  readonly status: string;
  /** Of 12 CFR 1026.19(e)(3)(iv). */
  readonly reason: string;
  /** What happened. */
  readonly description: string;
  /** The day on which the lender learned of it, from which the three business days count. */
  readonly learned: string;
  /** What the lock did, if the portal requested it by itself: `locked`, `expired` or `canceled`. */
  readonly trigger: string | null;
  /** The order of the portal that requested it. */
  readonly orderId: string | null;
  readonly requestedAt: string;
  readonly requestedBy: string;
  /** Whether it was requested outside the lender; absent for the lender's. */
  readonly isExternal?: boolean | undefined;
  readonly lines: readonly CocLine[];
  readonly decidedAt: string | null;
  readonly decidedBy: string | null;
  /** Of the desk, to who requested it. */
  readonly note: string | null;
  /** Number of the Loan Estimate that disclosed it, or of the Closing Disclosure that took the place of one. */
  readonly estimate: number | null;
  readonly closing?: number | null | undefined;
}
