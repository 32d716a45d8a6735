import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { PortalDb } from '../../db/portal-db';
import { runPrepared, unseen } from '../../db/prepared';
import { allOf, type Condition, scopeParts } from './conditions';
import { keysOf } from './page.queries';
import type { PipelineFilter, PipelinePage, Search, SortColumn } from './query';

/** Sort columns that the table of names has: the default sorts. */
const SORTS: ReadonlySet<SortColumn> = new Set(['loan_num', 'status_rank', 'sStatusD', 'sFundD']);

/** Sorts after every text that continues one. */
const LAST = '\u{10ffff}';

/** Names of a loan that begin alike are rare, so that this many names are more loans than the cap. */
const NAMES_PER_LOAN = 3;

/** How many names a statement has places for, so that few texts are prepared. Unused places have no name. */
const PLACES = [1, 4, 16, 64];
const MAX_NAMES = Math.max(...PLACES);
/** Several words find fewer loans than each of them has, so that more names are more to read than the rows of the loans. */
const MAX_NAMES_OF_SEVERAL = 4;

/** Whether nothing but names is searched, among loans that the table of names can distinguish. */
function isNameSearch({ scope, search, ...filter }: PipelineFilter): boolean {
  const others = { ...filter.oneOf, ...filter.between };
  const isPlain = filter.statuses === null && filter.assigned === null && filter.unreadOf === null;
  const isWords = search !== null && search.loanNum === null && search.words.length > 0;
  return (
    isWords && isPlain && Object.keys(others).length === 0 && (scope.kind !== 'company' || scope.elsewhere.length === 0)
  );
}

const begins = (typed: string): Condition => sql`word >= ${typed} and word < ${typed + LAST}`;

/** For each word of a search the names that it means; null for other searches, and if there are too many. */
export type SearchedNames = readonly (readonly string[])[] | null;

/** They begin as typed, or were found in place of a misspelled one. A name remains known when its last loan is renamed. */
export async function searchedNames(db: Kysely<PortalDb>, filter: PipelineFilter): Promise<SearchedNames> {
  if (filter.search === null || !isNameSearch(filter)) return null;
  const most = sql.lit(mostNames(filter.search) + 1);
  const names: string[][] = [];
  for (const word of filter.search.words) {
    const known = sql<{ word: string }>`
      select word from portal.pipeline_words where ${begins(word.begins)} limit ${most}`;
    names.push((await runPrepared(db, known)).map((row) => row.word));
  }
  return withSpellings(names, filter.search);
}

/** The names of a search with those that were found in place of its misspelled words. */
export function withSpellings(names: SearchedNames, search: Search): SearchedNames {
  const all = names?.map((ofWord, place) => [...new Set([...ofWord, ...(search.words[place]?.spelled ?? [])])]) ?? null;
  return all?.some(({ length }) => length > mostNames(search)) ? null : all;
}

const mostNames = ({ words }: Search): number => (words.length === 1 ? MAX_NAMES : MAX_NAMES_OF_SEVERAL);

/** What is read of the names of loans, for those within some conditions. */
interface Reading {
  /** The columns that the names of a word are ordered by in the key, beside those that `within` fixes. */
  readonly keys: RawBuilder<unknown>;
  /** The sort column, if the table of names has it. */
  readonly value: RawBuilder<unknown>;
  readonly within: readonly Condition[];
  readonly cap: number;
}

/** The loans with one of these names. Each name has its loans in order, so they are merged, and met once each. */
function loansNamed(names: readonly string[], { keys, value, within }: Omit<Reading, 'cap'>): RawBuilder<unknown> {
  const places = PLACES.find((count) => count >= names.length) ?? names.length;
  const read = Array.from({ length: places }, (_, place) => {
    const conditions = allOf([sql`word = ${unseen(names[place] ?? '')}`, ...within]);
    return sql`(select ${keys}${value} from portal.pipeline_names where ${conditions} order by ${keys})`;
  });
  const all = sql.join(read, sql` union all `);
  // A single name has each loan once.
  return places === 1 ? all : sql`select distinct on (${keys}) * from (${all}) names order by ${keys}`;
}

/** The loans with a name for each word, up to the limit. */
function mergedLoans(names: readonly (readonly string[])[], { cap, ...reading }: Reading): RawBuilder<unknown> {
  const met = names.map((ofWord, place) => {
    const loans = loansNamed(ofWord, place === 0 ? reading : { ...reading, value: sql`` });
    const table = sql`(${loans}) ${sql.id(`of_word_${place}`)}`;
    return place === 0 ? table : sql`join ${table} using (${reading.keys})`;
  });
  return sql`
    named as materialized (select loan_num${reading.value} from ${sql.join(met, sql` `)} limit ${sql.lit(cap + 1)}),
    number as materialized (select count(*) as counted from named)`;
}

/** The conditions for a name that was typed, and for those that were found in its place. */
function nameConditions({ search }: PipelineFilter): Condition[] {
  const [word] = search?.words ?? [];
  if (word === undefined) return [];
  const others = word.spelled.filter((name) => !name.startsWith(word.begins));
  return [begins(word.begins), ...(others.length === 0 ? [] : [sql`word = any(${sql.val(others)}::text[])`])];
}

/** The loans with one of many names. If so many names were read that the loans may be more than were counted, `counted` is null. */
function groupedLoans(filter: PipelineFilter, { value, within, cap }: Reading): RawBuilder<unknown> {
  const most = sql.lit(NAMES_PER_LOAN * (cap + 1));
  const read = nameConditions(filter).map(
    (name) => sql`(select loan_num${value} from portal.pipeline_names where ${allOf([name, ...within])} limit ${most})`,
  );
  return sql`
    named as materialized (
      select loan_num${value}, count(*) as names from (${sql.join(read, sql` union all `)}) names group by loan_num${value}
    ),
    number as materialized (
      select case when sum(names) < ${most} or count(*) > ${sql.lit(cap)} then least(count(*), ${sql.lit(cap + 1)})
        when count(*) = 0 then 0 end as counted
      from named
    )`;
}

/**
 * Tables `found`, with the sort keys of the loans that have a name, and `number`, with how many are `counted`, one beyond the cap at
 * most; null for filters that ask for more. Both read only an index: the rows of the loans are not touched. `names` are those of
 * {@link searchedNames}; without them, `counted` is null if so many names were read that the loans may be more than were counted.
 */
export function namedLoans(
  { filter, sort }: PipelinePage,
  cap: number,
  names: SearchedNames,
): RawBuilder<unknown> | null {
  const [scope] = scopeParts(filter.scope, unseen);
  if (scope === undefined || !isNameSearch(filter)) return null;
  if (names === null && filter.search?.words.length !== 1) return null;
  const hasSort = SORTS.has(sort.column);
  const { tab } = filter;
  const reading: Reading = {
    keys: tab === null ? sql`tab, loan_num` : sql`loan_num`,
    value: hasSort && sort.column !== 'loan_num' ? sql`, ${sql.id(sort.column)}` : sql``,
    within: [...(tab === null ? [] : [sql`tab = ${sql.lit(tab)}`]), ...scope.rows],
    cap,
  };
  return sql`${names === null ? groupedLoans(filter, reading) : mergedLoans(names, reading)},
    found as ${hasSort ? sql`not materialized` : sql`materialized`} (
      select ${keysOf(sort)} from named ${hasSort ? sql`` : sql`join portal.pipeline using (loan_num)`}
      where (select counted from number) <= ${sql.lit(cap)}
    )`;
}
