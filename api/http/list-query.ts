import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { z } from 'zod';
import { DEFAULT_PAGE, inJson, MAX_PAGE, rangeText, sortOrder } from '../../domain/contract/list-parameters.schemas';
import { ownValue } from '../../domain/tables/own-value';
import { type Condition, type ListFilter, oneOf } from './list-filters';

/** A list as data: its sorts and filters. Columns are written as in SQL, with `table.column` if necessary. */
export interface List {
  /** Unit of `Content-Range`. */
  readonly unit: string;
  /** Sort names, each with its column or expression. */
  readonly sorts: Readonly<Record<string, string | RawBuilder<unknown>>>;
  readonly filters: Readonly<Record<string, ListFilter>>;
  /** The default order. */
  readonly first: readonly [name: string, order: 'ASC' | 'DESC'];
  /** The ID column: it breaks ties in the order, and is the filter `id`. */
  readonly key: string;
}

/** Sorts a text column without regard to case. */
export const caseless = (column: string): RawBuilder<unknown> => sql`lower(${sql.ref(column)})`;

/** The validated query of a list; conditions are keyed by filter name. */
export interface ListQuery {
  readonly sort?: readonly [name: string, order: 'ASC' | 'DESC'] | undefined;
  readonly range?: readonly [first: number, last: number] | undefined;
  readonly filter?: Readonly<Record<string, Condition | undefined>> | undefined;
}

/** The query of a list: `sort`, `range` and `filter` as JSON. Unknown names are refused. */
export function listParameters({ sorts, filters, key }: List) {
  // React-Admin sorts by ID by default.
  const names = Object.keys({ id: key, ...sorts });
  const sort = z.tuple([z.enum(names, 'cannot-sort'), sortOrder]);
  const known = Object.entries({ id: oneOf(key), ...filters });
  const filter = z.strictObject(Object.fromEntries(known.map(([name, schema]) => [name, schema.optional()])));
  return z.object({
    sort: inJson(sort)
      .optional()
      .describe(`Name and direction as JSON; names: ${names.join(', ')}`),
    range: rangeText,
    filter: inJson(filter)
      .optional()
      .describe(`Filters as JSON; names: ${known.map(([name]) => name).join(', ')}`),
  });
}

/** The filtered rows, not yet sorted. */
function found<DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>, { filter = {} }: ListQuery) {
  return Object.values(filter).reduce((all, condition) => (condition ? all.where(condition) : all), query);
}

function inOrder<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  list: List,
  [name, order]: readonly [string, 'ASC' | 'DESC'],
) {
  const column = ownValue(list.sorts, name) ?? list.key;
  const isDown = order === 'DESC';
  const sorted = typeof column === 'string' ? sql.ref(column) : column;
  return query
    .orderBy(sorted, (by) => (isDown ? by.desc() : by.asc()).nullsLast())
    .orderBy(sql.ref(list.key), isDown ? 'desc' : 'asc');
}

/** Rows of a list without a range: 10 (CONST-04), or all that are asked for by ID, as React-Admin's `getMany` does. */
const rangeOf = ({ range, filter = {} }: ListQuery): readonly [first: number, last: number] =>
  range ?? [0, (filter.id ? MAX_PAGE : DEFAULT_PAGE) - 1];

/** A page of a list, for `pageReply`. */
export interface ListPage<Row> {
  readonly rows: readonly Row[];
  readonly first: number;
  readonly total: number;
}

/** Kysely cannot type columns of tables that are only known at run time. */
interface Counted {
  executeTakeFirstOrThrow(): Promise<{ readonly total: number }>;
}

/**
 * Filters, sorts, counts and pages a query that selects from its tables and joins but does not group or order.
 */
export async function pageOf<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  list: List,
  requested: ListQuery,
): Promise<ListPage<O>> {
  const [first, last] = rangeOf(requested);
  const all = found(query, requested);
  const counted = all.clearSelect().select(sql<number>`count(*)`.as('total')) as unknown as Counted;
  const [{ total }, rows] = await Promise.all([
    counted.executeTakeFirstOrThrow(),
    inOrder(all, list, requested.sort ?? list.first)
      .limit(last - first + 1)
      .offset(first)
      .execute(),
  ]);
  return { rows, first, total };
}

/** A total that a list counts at most; a reader pages through fewer. */
const MOST_COUNTED = 10_000;

/** {@link pageOf} for a list of millions of rows: counts up to a limit; beyond it the total reads `10000+`. */
export async function cappedPageOf<Tables, DB, TB extends keyof DB, O>(
  db: Kysely<Tables>,
  query: SelectQueryBuilder<DB, TB, O>,
  list: List,
  requested: ListQuery,
): Promise<Omit<ListPage<O>, 'total'> & { readonly total: number | string }> {
  const [first, last] = rangeOf(requested);
  const all = found(query, requested);
  const some = all
    .clearSelect()
    .select(sql`1`.as('one'))
    .limit(MOST_COUNTED + 1);
  const [counted, rows] = await Promise.all([
    sql<{ total: number }>`select count(*) as total from (${some}) counted`.execute(db),
    inOrder(all, list, requested.sort ?? list.first)
      .limit(last - first + 1)
      .offset(first)
      .execute(),
  ]);
  const total = counted.rows[0]?.total ?? 0;
  return { rows, first, total: total > MOST_COUNTED ? `${MOST_COUNTED}+` : total };
}

/** Every row that matches the filter, in order, page by page, for an export. */
export async function* allPages<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  list: List,
  requested: ListQuery,
): AsyncGenerator<readonly O[]> {
  const rows = inOrder(found(query, requested), list, requested.sort ?? list.first);
  for (let first = 0; ; first += MAX_PAGE) {
    const page = await rows.limit(MAX_PAGE).offset(first).execute();
    yield page;
    if (page.length < MAX_PAGE) return;
  }
}
