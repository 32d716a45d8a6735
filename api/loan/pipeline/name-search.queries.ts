import { type RawBuilder, sql } from 'kysely';
import { allOf, type Condition, scopeParts } from './conditions';
import { keysOf } from './page.queries';
import type { PipelineFilter, PipelinePage, SortColumn } from './query';

/** Sort columns that the table of names has: the default sorts. */
const SORTS: ReadonlySet<SortColumn> = new Set(['loan_num', 'status_rank', 'sStatusD', 'sFundD']);

/** Sorts after every text that continues one. */
const LAST = '\u{10ffff}';

/** Names of a loan that begin alike are rare, so that this many names are more loans than the cap. */
const NAMES_PER_LOAN = 3;

/** Whether nothing but one word is searched, among loans that the table of names can distinguish. */
function isNameSearch({ scope, search, ...filter }: PipelineFilter): boolean {
  const others = { ...filter.oneOf, ...filter.between };
  const isPlain = filter.statuses === null && filter.assigned === null && filter.unreadOf === null;
  const isWord = search !== null && search.loanNum === null && search.words.length === 1;
  return (
    isWord && isPlain && Object.keys(others).length === 0 && (scope.kind !== 'company' || scope.elsewhere.length === 0)
  );
}

/** The conditions for a name that was typed, and for those that were found in its place. */
function nameConditions({ search }: PipelineFilter): Condition[] {
  const [word] = search?.words ?? [];
  if (word === undefined) return [];
  const { begins, spelled } = word;
  const others = spelled.filter((name) => !name.startsWith(begins));
  return [
    sql`word >= ${begins} and word < ${begins + LAST}`,
    ...(others.length === 0 ? [] : [sql`word = any(${sql.val(others)}::text[])`]),
  ];
}

/**
 * Tables `found`, with the sort keys of the loans that have a name, and `number`, with how many are `counted`, one beyond the cap at
 * most; null for filters that ask for more. Both read only an index: the rows of the loans are not touched. `counted` is null if so
 * many names were read that the loans may be more than were counted.
 */
export function namedLoans({ filter, sort }: PipelinePage, cap: number): RawBuilder<unknown> | null {
  const [scope] = scopeParts(filter.scope);
  if (scope === undefined || !isNameSearch(filter)) return null;
  const hasSort = SORTS.has(sort.column);
  const value = hasSort && sort.column !== 'loan_num' ? sql`, ${sql.id(sort.column)}` : sql``;
  const most = sql.lit(NAMES_PER_LOAN * (cap + 1));
  const within = [...(filter.tab === null ? [] : [sql`tab = ${sql.lit(filter.tab)}`]), ...scope.rows];
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
    ),
    found as materialized (
      select ${keysOf(sort)} from named ${hasSort ? sql`` : sql`join portal.pipeline using (loan_num)`}
      where (select counted from number) <= ${sql.lit(cap)}
    )`;
}
