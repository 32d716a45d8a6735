import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { PipelineRow } from '../../../domain/loan/pipeline.schemas';
import type { PortalDb } from '../../db/portal-db';
import { indexColumns, losColumns } from './columns';
import { allOf, type Condition, column, filterParts } from './conditions';
import type { PipelinePage, PipelineSort, Position } from './query';
import { shownColumns } from './shown-row';

type Db = Kysely<PortalDb>;

/** A row as it is shown, with its place in the sort. */
export interface FoundRow extends Placed {
  readonly row: PipelineRow;
}

/** The place of a row in its sort. */
interface Placed {
  readonly loan_num: string;
  readonly sort_value: string | number;
}

/** From this row on, a page is located by its keys before its rows are read. */
const DEEP_OFFSET = 200;

/** The order of a sort, on the columns of `from`, where the sorted column may have another name. */
export function order(sort: PipelineSort, from?: string, name: string = sort.column): RawBuilder<unknown> {
  const direction = sort.descending ? sql`desc` : sql`asc`;
  const of = (one: string) => (from === undefined ? sql.id(one) : sql.id(from, one));
  return sort.column === 'loan_num'
    ? sql`${of('loan_num')} ${direction}`
    : sql`${of(name)} ${direction}, ${of('loan_num')} ${direction}`;
}

export const keysOf = (sort: PipelineSort): RawBuilder<unknown> =>
  sort.column === 'loan_num' ? sql`loan_num` : sql`${column(sort.column)}, loan_num`;

export function beyond(sort: PipelineSort, after: Position): Condition {
  const sign = sort.descending ? sql`<` : sql`>`;
  if (sort.column === 'loan_num') return sql`loan_num ${sign} ${after.loanNum}`;
  const type = sql.raw(indexColumns[sort.column].type);
  return sql`(${column(sort.column)}, loan_num) ${sign} (${after.value}::${type}, ${after.loanNum})`;
}

/** What a page reads of its rows. */
const readColumns = ['loan_num', 'version', 'tab', 'search_text', 'assigned', ...losColumns];
const columnsOf = (from: string) => readColumns.map((name) => `${from}."${name}"`).join(', ');
const columns = { pipeline: columnsOf('pipeline'), p: columnsOf('p') } as const;

export const selected = ({ column: name }: PipelineSort, from: keyof typeof columns): RawBuilder<unknown> =>
  sql.raw(`${columns[from]}, ${from}."${name}" as sort_value`);

/** The position of a row in its sort. */
export const positionOf = (row: Placed): Position => ({ value: String(row.sort_value), loanNum: row.loan_num });

/** The rows of a page, at most `limit`, in sort order. */
export async function pageRows(db: Db, page: PipelinePage): Promise<FoundRow[]> {
  const rows = rowsOf(page);
  if (rows === null) return [];
  const found = await sql<FoundRow>`
    select p.loan_num, p.sort_value, row_to_json(shown) as row from (${rows}) p ${shownColumns}
    order by ${pageOrder(page.sort, 'p')}`.execute(db);
  return found.rows;
}

/** The page as it is read from the nearer end, in reverse order from the far one. */
export const nearerPage = (page: PipelinePage, total: number): PipelinePage =>
  page.after === null && page.first > total / 2 ? fromTheEnd(page, total) : page;

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

/** The order of found rows `from`. */
export const pageOrder = (sort: PipelineSort, from: string): RawBuilder<unknown> => order(sort, from, 'sort_value');

/** The statement that finds the rows of a page; null if there cannot be any. */
export function rowsOf(
  { filter, sort, limit, ...page }: PipelinePage,
  allParts: readonly Condition[][] = filterParts(filter),
): RawBuilder<unknown> | null {
  const { after } = page;
  const first = after === null ? page.first : 0;
  const parts = allParts.map((part) => allOf(after === null ? part : [...part, beyond(sort, after)]));
  const [only] = parts;
  if (limit === 0 || only === undefined) return null;
  if (parts.length > 1 || first >= DEEP_OFFSET) return joined(sort, limit, parts, first);
  return sql`
    select ${selected(sort, 'pipeline')} from portal.pipeline where ${only}
    order by ${order(sort)} limit ${sql.lit(limit)}${offset(first)}`;
}

/** Part of the text where it is none, so that first pages share their prepared statement. */
const offset = (first: number): RawBuilder<unknown> => (first === 0 ? sql`` : sql` offset ${first}`);

/** Finds the keys first, each part in index order and only as far as the page reaches, then reads the rows. */
function joined(sort: PipelineSort, limit: number, parts: readonly Condition[], first: number) {
  const keys = keysOf(sort);
  const found = parts.map(
    (part) =>
      sql`(select ${keys} from portal.pipeline where ${part} order by ${order(sort)} limit ${first === 0 ? sql.lit(limit) : first + limit})`,
  );
  return sql`
    select ${selected(sort, 'p')}
    from (
      select ${keys} from (${sql.join(found, sql` union all `)}) parts
      order by ${order(sort)} limit ${sql.lit(limit)}${offset(first)}
    ) k join portal.pipeline p using (loan_num)
    order by ${order(sort, 'p')}`;
}
