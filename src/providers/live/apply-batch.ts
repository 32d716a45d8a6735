import type { Query, QueryClient } from '@tanstack/react-query';
import type { LiveBatch, LiveChange } from '../../../domain/loan/live.schemas';
import { filterOfKey, isUnder, loanOfKey, queryKeys } from '../data/query-keys';

interface Versioned {
  readonly id?: unknown;
  readonly version?: number;
}

/** Queries that aggregate many loans. */
const ofManyLoans = [queryKeys.homeFigures(), queryKeys.pipelineValues(), queryKeys.lockDesk()];
/** A move of a lock may leave its loan as it is. */
const ofLocks = [queryKeys.lockDesk()];
/** Parts of a change that raise the loan's version, and so affect its pipeline row. */
const movesVersion = ['loan', 'disclosure'];
/** Queries that no loan change affects. Prices have the loan's version in their key. */
const apart = [queryKeys.pricing(), queryKeys.placementOptions()];

const isOneOf = (keys: readonly (readonly unknown[])[], { queryKey }: Query): boolean =>
  keys.some((key) => isUnder(queryKey, key));

const rowsOf = (query: Query): readonly Versioned[] | undefined =>
  (query.state.data as { data?: readonly Versioned[] } | undefined)?.data;

/** Whether a list counts the unread messages of one of these loans, or shows the loans that have some. */
const countsMessages = (query: Query, loans: ReadonlySet<string>): boolean =>
  loans.size > 0 &&
  (filterOfKey(query.queryKey).unread === true || (rowsOf(query) ?? []).some(({ id }) => loans.has(String(id))));

const isListOfLoans = ({ queryKey }: Query): boolean => isUnder(queryKey, queryKeys.lists('loans'));

/** The cached version of the loan, or undefined. */
function cachedVersion(client: QueryClient, loanNum: string): number | undefined {
  const cached = client
    .getQueryCache()
    .findAll({ queryKey: queryKeys.records('loans') })
    .find(({ queryKey }) => loanOfKey(queryKey) === loanNum);
  return (cached?.state.data as Versioned | undefined)?.version;
}

/** The newest cached version of each loan in the lists. */
function versionsListed(client: QueryClient): ReadonlyMap<string, number> {
  const listed = new Map<string, number>();
  for (const query of client.getQueryCache().findAll({ queryKey: queryKeys.lists('loans') })) {
    for (const { id, version = 0 } of rowsOf(query) ?? []) {
      listed.set(String(id), Math.max(version, listed.get(String(id)) ?? 0));
    }
  }
  return listed;
}

const movesRow = ({ what }: LiveChange): boolean => what.some((part) => movesVersion.includes(part));

/** Whether a list is outdated: it lacks the current version of one of these loans. */
function isOutdated(query: Query, rows: readonly LiveChange[]): boolean {
  const cached = new Map(rowsOf(query)?.map(({ id, version }) => [String(id), version ?? 0]));
  return rows.some(({ loanNum, version }) => (cached.get(loanNum) ?? 0) < version);
}

const hasMore = ({ what }: LiveChange): boolean => !what.every((part) => movesVersion.includes(part));

/** Nothing but messages about the loan, or what the user has read of them: badges show it, and everything else stays as it is. */
const isOnlyMessages = ({ what }: LiveChange): boolean => what.every((part) => part === 'messages' || part === 'marks');

/** Whether other messages are unread now. What users write themselves is never unread for them. */
const movesUnread = ({ what, mine }: LiveChange): boolean =>
  what.includes('marks') || (!mine && what.includes('messages'));

/** Whether a change is new to the loan's pages. They already have this user's own writes. */
const isNewer = (client: QueryClient, change: LiveChange): boolean =>
  hasMore(change) || (cachedVersion(client, change.loanNum) ?? 0) < change.version;

/** The changes that no loan page or list shows yet. */
export function unseen(client: QueryClient, changes: readonly LiveChange[]): readonly LiveChange[] {
  const listed = versionsListed(client);
  return changes.filter(
    (change) =>
      !isOnlyMessages(change) &&
      (hasMore(change) || (isNewer(client, change) && (listed.get(change.loanNum) ?? 0) < change.version)),
  );
}

/** Invalidates exactly the queries that the changes affect; inactive ones reload when they are used. */
export function applyBatch(client: QueryClient, { changes, gone }: LiveBatch): void {
  const rows = changes.filter(movesRow);
  const loans = new Set([
    ...gone,
    ...changes.filter((change) => !isOnlyMessages(change) && isNewer(client, change)).map(({ loanNum }) => loanNum),
  ]);
  const talks = changes.filter(isOnlyMessages).map(({ loanNum }) => queryKeys.messages(loanNum));
  const spoken = new Set(changes.filter(movesUnread).map(({ loanNum }) => loanNum));
  const locksMove = changes.some(({ what }) => what.includes('lock'));
  const listsMove = gone.length > 0 || rows.length > 0;
  void client.invalidateQueries({
    predicate: (query) => {
      const loanNum = loanOfKey(query.queryKey);
      if (loanNum !== undefined) return loans.has(loanNum) || isOneOf(talks, query);
      if (isListOfLoans(query)) return gone.length > 0 || isOutdated(query, rows) || countsMessages(query, spoken);
      if (spoken.size > 0 && isUnder(query.queryKey, queryKeys.homeFigures())) return true;
      return (listsMove && isOneOf(ofManyLoans, query)) || (locksMove && isOneOf(ofLocks, query));
    },
  });
}

/** More changed than was listed: invalidates everything about loans. */
export function applyRefresh(client: QueryClient): void {
  void client.invalidateQueries({ predicate: (query) => !isOneOf(apart, query) });
}
