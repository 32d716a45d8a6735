import type { LiveBatch, LiveChange } from '../../../domain/loan/live.schemas';
import { type LoanAssignments, type LoanScope, placeInScope } from '../../../domain/loan/visibility';
import { loginOf } from '../pipeline/assigned-key';
import type { StoredChange } from './live.queries';

/** Who reads: the loans that they see, null for none, and who they are. */
export interface Reader {
  readonly login: string;
  readonly scope: LoanScope | null;
}

/** Loans that are named at once; more are told as `refresh`. */
const MAX_COUNT = 200;

/** What a reader is told: a batch, `refresh` where too much changed to name it, null where nothing concerns them. */
export type LiveMessage = LiveBatch | 'refresh' | null;

const placeOf = (branch: string, company: string | null, assigned: readonly string[] | null): LoanAssignments => ({
  branch,
  company,
  assignees: (assigned ?? []).map(loginOf),
});

/** What of the changes this reader may know: loans that they see, and that one they saw is gone. */
export function batchFor({ login, scope }: Reader, changes: readonly StoredChange[]): LiveMessage {
  if (scope === null || changes.length === 0) return null;
  if (changes.some(({ what }) => what === 'many')) return 'refresh';
  const seen = new Map<string, LiveChange>();
  const gone = new Set<string>();
  for (const change of changes) {
    const { loan_num: loanNum, branch_key: now, was_branch_key: was, what } = change;
    const sees = now !== null && placeInScope(scope, placeOf(now, change.company_key, change.assigned));
    const saw = was !== null && placeInScope(scope, placeOf(was, change.was_company_key, change.was_assigned));
    if (sees && what !== 'gone' && what !== 'many') {
      seen.set(loanNum, merged(seen.get(loanNum), { ...change, what }, login));
      gone.delete(loanNum);
    } else if (saw) {
      seen.delete(loanNum);
      gone.add(loanNum);
    }
  }
  if (seen.size + gone.size > MAX_COUNT) return 'refresh';
  return seen.size + gone.size === 0 ? null : { changes: [...seen.values()], gone: [...gone] };
}

function merged(
  before: LiveChange | undefined,
  change: StoredChange & { readonly what: LiveChange['what'][number] },
  login: string,
): LiveChange {
  return {
    loanNum: change.loan_num,
    version: Math.max(before?.version ?? 0, change.version),
    what: [...new Set([...(before?.what ?? []), change.what])],
    by: change.by_name ?? before?.by ?? null,
    // A row of the index does not say who wrote; whoever is named beside it did.
    mine: change.by_login === null ? (before?.mine ?? false) : change.by_login === login,
  };
}
