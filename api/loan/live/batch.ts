import type { LivePart } from '../../../domain/loan/live';
import type { LiveBatch, LiveChange } from '../../../domain/loan/live.schemas';
import { type LoanAssignments, type LoanScope, placeInScope } from '../../../domain/loan/visibility';
import { ownValue } from '../../../domain/tables/own-value';
import { loginOf } from '../pipeline/assigned-key';
import { lenderParts, type StoredChange } from './live.queries';

/** The reader: their login, whether they are outside the lender, and the loans that they see (null for none). */
export interface Reader {
  readonly login: string;
  readonly isPml: boolean;
  readonly scope: LoanScope | null;
}

/** Maximum number of loans named in a batch; more are sent as `refresh`. */
const MAX_COUNT = 200;

/** The message for a reader: a batch, `refresh` if too much changed to list it, null if nothing concerns them. */
export type LiveMessage = LiveBatch | 'refresh' | null;

const placeOf = (branch: string, company: string | null, assigned: readonly string[] | null): LoanAssignments => ({
  branch,
  company,
  assignees: (assigned ?? []).map(loginOf),
});

/** The changes that this reader may know about: loans that they see, and loans that disappeared from their view. */
export function batchFor({ login, isPml, scope }: Reader, all: readonly StoredChange[]): LiveMessage {
  const changes = all.filter(
    ({ what, by_login: by }) => !(isPml && Object.hasOwn(lenderParts, what)) && (what !== 'marks' || by === login),
  );
  if (scope === null || changes.length === 0) return null;
  if (changes.some(({ what }) => what === 'many')) return 'refresh';
  const seen = new Map<string, LiveChange>();
  const gone = new Set<string>();
  for (const change of changes) {
    const { loan_num: loanNum, branch_key: now, was_branch_key: was, what } = change;
    const sees = now !== null && placeInScope(scope, placeOf(now, change.company_key, change.assigned));
    const saw = was !== null && placeInScope(scope, placeOf(was, change.was_company_key, change.was_assigned));
    if (sees && what !== 'gone' && what !== 'many') {
      const part = ownValue(lenderParts, what) ?? (what as LivePart);
      seen.set(loanNum, merged(seen.get(loanNum), { ...change, what: part }, login));
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
    // A change that the feed reported late may lack its author; another one of the same loan in the batch may have them.
    mine: change.by_login === null ? (before?.mine ?? false) : change.by_login === login,
  };
}
