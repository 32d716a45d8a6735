import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { PortalDb } from '../../db/portal-db';
import type { PipelineIndexRow } from '../loan.tables';
import { indexColumns, type LosColumnName, losColumns } from './columns';
import { allOf, type Condition, column, filterParts } from './conditions';
import type { PipelinePage, PipelineSort, Position } from './query';

type Db = Kysely<PortalDb>;

/** An index row with its sort value. */
export type FoundRow = Pick<PipelineIndexRow, LosColumnName | 'loan_num' | 'version' | 'tab' | 'search_text'> & {
  readonly sort_value: string | number;
};

/** From this row on, a page is located by its keys before its rows are read. */
const DEEP_OFFSET = 200;

/** The order of a sort, on the columns of `from`, where the sorted column may have another name. */
function order(sort: PipelineSort, from?: string, name: string = sort.column): RawBuilder<unknown> {
  const direction = sort.descending ? sql`desc` : sql`asc`;
  const of = (one: string) => (from === undefined ? sql.id(one) : sql.id(from, one));
  return sort.column === 'loan_num'
    ? sql`${of('loan_num')} ${direction}`
    : sql`${of(name)} ${direction}, ${of('loan_num')} ${direction}`;
}

const keysOf = (sort: PipelineSort): RawBuilder<unknown> =>
  sort.column === 'loan_num' ? sql`loan_num` : sql`${column(sort.column)}, loan_num`;

function beyond(sort: PipelineSort, after: Position): Condition {
  const sign = sort.descending ? sql`<` : sql`>`;
  if (sort.column === 'loan_num') return sql`loan_num ${sign} ${after.loanNum}`;
  const type = sql.raw(indexColumns[sort.column].type);
  return sql`(${column(sort.column)}, loan_num) ${sign} (${after.value}::${type}, ${after.loanNum})`;
}

const selected = (sort: PipelineSort, from: 'pipeline' | 'p'): RawBuilder<unknown> => {
  const names = ['loan_num', 'version', 'tab', 'search_text', ...losColumns];
  const columns = names.map((name) => sql.ref(`${from}.${name}`));
  return sql`${sql.join(columns)}, ${sql.ref(`${from}.${sort.column}`)} as sort_value`;
};

/** The position of a row in its sort. */
export const positionOf = (row: FoundRow): Position => ({ value: String(row.sort_value), loanNum: row.loan_num });

/**
 * The rows of a page, at most `limit`, in sort order. If the exact `total` is known, a page in the second half is read from the
 * end.
 */
export async function pageRows(db: Db, page: PipelinePage, total?: number): Promise<FoundRow[]> {
  if (total !== undefined && page.after === null && page.first > total / 2) {
    return (await forwardRows(db, fromTheEnd(page, total))).reverse();
  }
  return forwardRows(db, page);
}

async function forwardRows(db: Db, page: PipelinePage): Promise<FoundRow[]> {
  const query = rowsOf(page);
  return query === null ? [] : (await query.execute(db)).rows;
}

/** The same rows in reverse order, counted from the other end. */
function fromTheEnd(page: PipelinePage, total: number): PipelinePage {
  const limit = Math.max(0, Math.min(page.limit, total - page.first));
  return {
    ...page,
    sort: { ...page.sort, descending: !page.sort.descending },
    first: Math.max(0, total - page.first - limit),
    limit,
  };
}

/** The rows of a page and the total of the filter. */
export interface Counted {
  readonly rows: readonly FoundRow[];
  readonly counted: number;
}

type CountedRow = FoundRow & { readonly counted: number };

/** A total without rows arrives as one row of nulls. */
const countedRows = (rows: readonly CountedRow[]): Counted => {
  const [first] = rows;
  return { rows: first && first.loan_num !== null ? rows : [], counted: first?.counted ?? 0 };
};

/** The page and a total from the rollup in one statement: one round trip less, and both from the same moment. */
export async function pageWithNumber(db: Db, page: PipelinePage, number: RawBuilder<unknown>): Promise<Counted> {
  const rows = rowsOf(page);
  if (rows === null) return { rows: [], counted: 0 };
  const found = await sql<CountedRow>`
    select number.counted, page.*
    from (select ${number} as counted) number left join (${rows}) page on true
    order by ${order(page.sort, 'page', 'sort_value')}`.execute(db);
  return countedRows(found.rows);
}

/**
 * The page and its total, counted to one beyond `cap` at most. Up to the cap, the page is sorted from the counted rows, so that
 * rare rows are not searched along the whole sort index; beyond it, there are so many rows that the index finds a page quickly.
 */
export async function pageCountingRows(db: Db, page: PipelinePage, cap: number): Promise<Counted> {
  const { sort, after, limit } = page;
  const parts = filterParts(page.filter).map(allOf);
  const many = rowsOf(page);
  if (parts.length === 0 || many === null) return { rows: [], counted: 0 };
  const keys = keysOf(sort);
  const some = parts.map((part) => sql`(select ${keys} from portal.pipeline where ${part} limit ${cap + 1})`);
  const found = await sql<CountedRow>`
    with found as materialized (select * from (${sql.join(some, sql` union all `)}) parts limit ${cap + 1}),
    number as materialized (select count(*) as counted from found),
    page as (
      (
        select loan_num from found
        where (select counted from number) <= ${cap} and ${after === null ? sql`true` : beyond(sort, after)}
        order by ${order(sort)} limit ${limit} offset ${after === null ? page.first : 0}
      ) union all
      select loan_num from (${many}) many where (select counted from number) > ${cap}
    )
    select number.counted, shown.*
    from number left join (
      select ${selected(sort, 'p')} from page join portal.pipeline p using (loan_num)
    ) shown on true
    order by ${order(sort, 'shown', 'sort_value')}`.execute(db);
  return countedRows(found.rows);
}

/** The statement that finds the rows of a page; null if there cannot be any. */
function rowsOf({ filter, sort, limit, ...page }: PipelinePage): RawBuilder<FoundRow> | null {
  const { after } = page;
  const first = after === null ? page.first : 0;
  const parts = filterParts(filter).map((part) => allOf(after === null ? part : [...part, beyond(sort, after)]));
  const [only] = parts;
  if (limit === 0 || only === undefined) return null;
  if (parts.length > 1 || first >= DEEP_OFFSET) return joined(sort, limit, parts, first);
  return sql<FoundRow>`
    select ${selected(sort, 'pipeline')} from portal.pipeline where ${only}
    order by ${order(sort)} limit ${limit} offset ${first}`;
}

/** Finds the keys first, each part in index order and only as far as the page reaches, then reads the rows. */
function joined(sort: PipelineSort, limit: number, parts: readonly Condition[], first: number) {
  const keys = keysOf(sort);
  const found = parts.map(
    (part) => sql`(select ${keys} from portal.pipeline where ${part} order by ${order(sort)} limit ${first + limit})`,
  );
  return sql<FoundRow>`
    select ${selected(sort, 'p')}
    from (
      select ${keys} from (${sql.join(found, sql` union all `)}) parts
      order by ${order(sort)} limit ${limit} offset ${first}
    ) k join portal.pipeline p using (loan_num)
    order by ${order(sort, 'p')}`;
}
