import type { StatusCode } from './codes/status-codes';
import { mayMove } from './status-workflow';

/**
 * Statuses that loans move to without a decision of their own: Pre-qual, Loan Submitted, In Underwriting, On Hold and Canceled.
 * Registration, the underwriter's decisions, documents and funding have pages with requirements.
 */
export const plainMoves = ['1', '28', '13', '7', '9'] as const satisfies readonly StatusCode[];
export type PlainMove = (typeof plainMoves)[number];

/** Whether a user may move a loan there: the workflow leads there, and they may edit in both statuses. */
export const mayMoveTo = (
  { editPermissions }: { readonly editPermissions: readonly string[] },
  from: string | null,
  to: PlainMove,
): boolean => from !== null && editPermissions.includes(from) && editPermissions.includes(to) && mayMove(from, to);
