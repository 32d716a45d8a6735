import type { Query, QueryClient } from '@tanstack/react-query';
import type { LiveBatch, LiveChange } from '../../../domain/loan/live.schemas';

interface Versioned {
  readonly id?: unknown;
  readonly version?: number;
}

/** Figures over many loans. */
const ofManyLoans = ['quickPanel', 'pipeline-values'];
/** Parts that move the version of the loan, and so stand in its row of the pipeline. */
const movesVersion = ['loan', 'disclosure'];
/** What no change of a loan touches; prices follow the version of the loan by themselves. */
const apart = ['pricing', 'reference', 'loan-places'];

const rowsOf = (query: Query): readonly Versioned[] | undefined =>
  (query.state.data as { data?: readonly Versioned[] } | undefined)?.data;

const isListOfLoans = ({ queryKey: [resource, method] }: Query): boolean =>
  resource === 'loans' && method === 'getList';

/** The number of the loan that a record of React-Admin or a query of our own is about. */
export function loanOfKey([first, second, third]: readonly unknown[]): string | undefined {
  if (first === 'loan' || first === 'registration') return String(second);
  if (second !== 'getOne' || typeof third !== 'object' || third === null || !('id' in third)) return undefined;
  return String(third.id);
}

/** The version of the loan as its own pages have it; undefined where they have none. */
function cachedVersion(client: QueryClient, loanNum: string): number | undefined {
  const cached = client
    .getQueryCache()
    .findAll({ queryKey: ['loans', 'getOne'] })
    .find(({ queryKey }) => loanOfKey(queryKey) === loanNum);
  return (cached?.state.data as Versioned | undefined)?.version;
}

/** Versions of the loans in the lists that are held, the newest of each. */
function versionsListed(client: QueryClient): ReadonlyMap<string, number> {
  const listed = new Map<string, number>();
  for (const query of client.getQueryCache().findAll({ queryKey: ['loans', 'getList'] })) {
    for (const { id, version = 0 } of rowsOf(query) ?? []) {
      listed.set(String(id), Math.max(version, listed.get(String(id)) ?? 0));
    }
  }
  return listed;
}

const movesRow = ({ what }: LiveChange): boolean => what.some((part) => movesVersion.includes(part));

/** A list has to be asked again unless it shows each of these loans as it is now. */
function isOutdated(query: Query, rows: readonly LiveChange[]): boolean {
  const cached = new Map(rowsOf(query)?.map(({ id, version }) => [String(id), version ?? 0]));
  return rows.some(({ loanNum, version }) => (cached.get(loanNum) ?? 0) < version);
}

const hasMore = ({ what }: LiveChange): boolean => !what.every((part) => movesVersion.includes(part));

/** Whether a change brings something that the pages of the loan do not have: one's own writes they have already. */
const isNews = (client: QueryClient, change: LiveChange): boolean =>
  hasMore(change) || (cachedVersion(client, change.loanNum) ?? 0) < change.version;

/** The changes that bring something which is shown nowhere yet, neither on a page of the loan nor in a list. */
export function unseen(client: QueryClient, changes: readonly LiveChange[]): readonly LiveChange[] {
  const listed = versionsListed(client);
  return changes.filter(
    (change) => hasMore(change) || (isNews(client, change) && (listed.get(change.loanNum) ?? 0) < change.version),
  );
}

/** Asks again for exactly what the changes concern; what nobody looks at is asked when somebody does. */
export function applyBatch(client: QueryClient, { changes, gone }: LiveBatch): void {
  const rows = changes.filter(movesRow);
  const loans = new Set([...gone, ...changes.filter((change) => isNews(client, change)).map(({ loanNum }) => loanNum)]);
  const listsMove = gone.length > 0 || rows.length > 0;
  void client.invalidateQueries({
    predicate: (query) => {
      const loanNum = loanOfKey(query.queryKey);
      if (loanNum !== undefined) return loans.has(loanNum);
      if (isListOfLoans(query)) return gone.length > 0 || isOutdated(query, rows);
      return listsMove && ofManyLoans.includes(String(query.queryKey[0]));
    },
  });
}

/** More changed than was named: everything about loans is asked again. */
export function applyRefresh(client: QueryClient): void {
  void client.invalidateQueries({ predicate: ({ queryKey }) => !apart.includes(String(queryKey[0])) });
}
