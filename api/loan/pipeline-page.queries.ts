import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { PortalDb } from '../db/portal-db';
import type { PipelineIndexRow } from './loan.tables';
import { indexColumns, type LosColumnName, losColumns } from './pipeline-columns';
import { allOf, type Condition, column, filterParts } from './pipeline-conditions';
import type { PipelinePage, PipelineSort, Position } from './pipeline-query';

type Db = Kysely<PortalDb>;

/** A row as the index has it, with its value in the sort as text. */
export type FoundRow = Pick<PipelineIndexRow, LosColumnName | 'loan_num' | 'version' | 'tab'> & {
  readonly sort_value: string;
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
  return sql`${sql.join(columns)}, ${sql.ref(`${from}.${sort.column}`)}::text as sort_value`;
};

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

async function forwardRows(db: Db, page: PipelinePage): Promise<FoundRow[]> {
  const { sort, after, limit } = page;
  if (limit === 0) return [];
  const first = after === null ? page.first : 0;
  const parts = filterParts(page.filter).map((part) => allOf(after === null ? part : [...part, beyond(sort, after)]));
  const [only] = parts;
  if (only === undefined) return [];
  const query =
    parts.length === 1 && first < DEEP
      ? sql<FoundRow>`
          select ${selected(sort, 'pipeline')} from portal.pipeline where ${only}
          order by ${order(sort)} limit ${limit} offset ${first}`
      : joined(page, parts, first);
  const { rows } = await query.execute(db);
  return rows;
}

/** Finds the keys first, each part in the order of its index and only as far as the page reaches, then reads the rows. */
function joined({ sort, limit }: PipelinePage, parts: readonly Condition[], first: number) {
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

/** How many rows the parts have together, counting no further than `cap`. */
export async function countUpTo(db: Db, parts: readonly (readonly Condition[])[], cap: number): Promise<number> {
  if (parts.length === 0) return 0;
  const found = parts.map((part) => sql`(select 1 from portal.pipeline where ${allOf(part)} limit ${cap})`);
  const { rows } = await sql<{ found: number }>`
    select count(*) as found from (select 1 from (${sql.join(found, sql` union all `)}) parts limit ${cap}) capped
  `.execute(db);
  return rows[0]?.found ?? 0;
}
