import type { StatusCode } from './codes/status-codes';
import { isPaused, mayMove } from './status-workflow';

/**
 * Statuses that loans move to without a decision of their own: Pre-qual, Loan Submitted, In Underwriting, On Hold and Canceled.
 * Registration, the underwriter's decisions, documents and funding have pages with requirements.
 */
const plainMoves = ['1', '28', '13', '7', '9'] as const satisfies readonly StatusCode[];

/** Back from On Hold or Canceled to the status before, which the status log has. */
export const EARLIER = 'earlier';

/** What a user can ask for. */
export const statusMoves = [...plainMoves, EARLIER] as const;
export type StatusMove = (typeof statusMoves)[number];

/**
 * Whether a user may move a loan there: the workflow leads there, and they may edit in both statuses. Of the earlier status, only
 * the server knows whether they may edit in it.
 */
export function mayMoveTo(
  { editPermissions }: { readonly editPermissions: readonly string[] },
  from: string | null,
  to: StatusMove,
): boolean {
  if (from === null || !editPermissions.includes(from)) return false;
  return to === EARLIER ? isPaused(from) : editPermissions.includes(to) && mayMove(from, to);
}
