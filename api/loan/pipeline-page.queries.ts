import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { PortalDb } from '../db/portal-db';
import type { PipelineIndexRow } from './loan.tables';
import { indexColumns, type LosColumnName, losColumns } from './pipeline-columns';
import { allOf, type Condition, column, filterParts } from './pipeline-conditions';
import type { PipelinePage, PipelineSort, Position } from './pipeline-query';

type Db = Kysely<PortalDb>;

/** A row as the index has it, with its value in the sort. */
export type FoundRow = Pick<PipelineIndexRow, LosColumnName | 'loan_num' | 'version' | 'tab'> & {
  readonly sort_value: string | number;
};

/** From this row on a page is found by its keys alone before its rows are read. */
const DEEP = 200;

const order = (sort: PipelineSort): RawBuilder<unknown> => {
  const direction = sort.descending ? sql`desc` : sql`asc`;
  return sort.column === 'loan_num'
    ? sql`loan_num ${direction}`
    : sql`${column(sort.column)} ${direction}, loan_num ${direction}`;
};

function beyond(sort: PipelineSort, after: Position): Condition {
  const sign = sort.descending ? sql`<` : sql`>`;
  if (sort.column === 'loan_num') return sql`loan_num ${sign} ${after.loanNum}`;
  const type = sql.raw(indexColumns[sort.column].type);
  return sql`(${column(sort.column)}, loan_num) ${sign} (${after.value}::${type}, ${after.loanNum})`;
}

const selected = (sort: PipelineSort, from: 'pipeline' | 'p'): RawBuilder<unknown> => {
  const names = ['loan_num', 'version', 'tab', ...losColumns];
  const columns = names.map((name) => sql.ref(`${from}.${name}`));
  return sql`${sql.join(columns)}, ${sql.ref(`${from}.${sort.column}`)} as sort_value`;
};

/** Where a row stands in its sort. */
export const positionOf = (row: FoundRow): Position => ({ value: String(row.sort_value), loanNum: row.loan_num });

/**
 * The rows of a page; at most `limit`, in the order of the sort. Where the exact `total` is known, a page beyond the middle
 * is read from the end.
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

/** The same rows in the opposite order, counted from the other end. */
function fromTheEnd(page: PipelinePage, total: number): PipelinePage {
  const limit = Math.max(0, Math.min(page.limit, total - page.first));
  return {
    ...page,
    sort: { ...page.sort, descending: !page.sort.descending },
    first: Math.max(0, total - page.first - limit),
    limit,
  };
}

/** Rows and total in one statement: a round trip less, and both from the same moment. */
export async function pageWithTotal(
  db: Db,
  page: PipelinePage,
  total: RawBuilder<unknown>,
): Promise<{ rows: FoundRow[]; total: number }> {
  const rows = rowsOf(page);
  if (rows === null) return { rows: [], total: 0 };
  const direction = page.sort.descending ? sql`desc` : sql`asc`;
  const found = await sql<FoundRow & { total: number }>`
    select counted.total, found.*
    from (select ${total} as total) counted left join (${rows}) found on true
    order by found.sort_value ${direction}, found.loan_num ${direction}`.execute(db);
  const [first] = found.rows;
  // A total without rows comes with one row of nulls.
  return { rows: first && first.loan_num !== null ? found.rows : [], total: first?.total ?? 0 };
}

/** The statement that finds the rows of a page; null where there can be none. */
function rowsOf({ filter, sort, limit, ...page }: PipelinePage): RawBuilder<FoundRow> | null {
  const { after } = page;
  const first = after === null ? page.first : 0;
  const parts = filterParts(filter).map((part) => allOf(after === null ? part : [...part, beyond(sort, after)]));
  const [only] = parts;
  if (limit === 0 || only === undefined) return null;
  if (parts.length > 1 || first >= DEEP) return joined(sort, limit, parts, first);
  return sql<FoundRow>`
    select ${selected(sort, 'pipeline')} from portal.pipeline where ${only}
    order by ${order(sort)} limit ${limit} offset ${first}`;
}

/** Finds the keys first, each part in the order of its index and only as far as the page reaches, then reads the rows. */
function joined(sort: PipelineSort, limit: number, parts: readonly Condition[], first: number) {
  const keys = sort.column === 'loan_num' ? sql`loan_num` : sql`${column(sort.column)}, loan_num`;
  const found = parts.map(
    (part) => sql`(select ${keys} from portal.pipeline where ${part} order by ${order(sort)} limit ${first + limit})`,
  );
  return sql<FoundRow>`
    select ${selected(sort, 'p')}
    from (
      select ${keys} from (${sql.join(found, sql` union all `)}) parts
      order by ${order(sort)} limit ${limit} offset ${first}
    ) k join portal.pipeline p using (loan_num)
    order by ${sql.ref(`p.${sort.column}`)} ${sort.descending ? sql`desc` : sql`asc`}, loan_num ${sort.descending ? sql`desc` : sql`asc`}`;
}
