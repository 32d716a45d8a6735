import type { StatusCode } from './codes/status-codes';

/**
 * Statuses that many loans can be moved to at once, because they take no decision or requirement: Pre-qual, Loan Submitted, In
 * Underwriting, On Hold and Canceled.
 */
export const plainMoves = ['1', '28', '13', '7', '9'] as const satisfies readonly StatusCode[];

/** Back from On Hold or Canceled to the status before, which the status log has. */
export const EARLIER = 'earlier';

/** What a user can ask for many loans. */
export const bulkMoves = [...plainMoves, EARLIER] as const;
export type BulkMove = (typeof bulkMoves)[number];
