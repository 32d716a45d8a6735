import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { PortalDb } from '../../db/portal-db';
import { rememberCapped, wasCapped } from './capped-totals';
import { allOf, type Condition, filterParts, scopeParts, statusConditions } from './conditions';
import type { ListColumn, PipelineFilter } from './query';
import type { ViewScope } from './view-scope';

type Db = Kysely<PortalDb>;

/** Totals that are not in the rollup are counted up to this number. */
export const COUNT_CAP = 10_000;

/** A number of loans; `capped` means that there are more. */
export interface Total {
  readonly total: number;
  readonly capped: boolean;
}

/** Index columns that the rollup has, with their names there. */
const DIMENSIONS: Partial<Record<ListColumn, string>> = {
  sStatusT: 'status',
  sBranchChannelT: 'channel',
  branch_key: 'branch',
  company_key: 'company',
};

/** The filter in columns of the rollup, without the scope; null if it needs other columns. */
function dimensionsOf(filter: PipelineFilter): Condition[] | null {
  if (filter.search !== null || filter.assigned !== null || filter.unreadOf !== null) return null;
  if (Object.keys(filter.between).length > 0) return null;
  const byTab = filter.tab === null ? [] : [sql`tab = ${filter.tab}`];
  const conditions: Condition[] = [...byTab, ...statusConditions(filter, sql.id('status'))];
  for (const [name, values] of Object.entries(filter.oneOf) as [ListColumn, readonly string[]][]) {
    const dimension = DIMENSIONS[name];
    if (dimension === undefined) return null;
    conditions.push(sql`${sql.id(dimension)} = any(${sql.val([...values])}::text[])`);
  }
  return conditions;
}

/** Folded totals plus later changes, read in one statement so that they are always consistent. */
const rollup = (columns: readonly string[], where: Condition) => {
  const list = sql.join([...columns, 'loans'].map((name) => sql.id(name)));
  return sql`(
    select ${list} from portal.pipeline_totals where ${where}
    union all
    select ${list} from portal.pipeline_total_changes where ${where}
  ) rollup`;
};

const sumOf = (where: Condition) => sql`(select coalesce(sum(loans), 0)::bigint from ${rollup([], where)})`;

/** Counts rows, up to one beyond the cap. */
function countOf(parts: readonly (readonly Condition[])[]) {
  const most = sql.lit(COUNT_CAP + 1);
  const found = parts.map((part) => sql`(select 1 from portal.pipeline where ${allOf(part)} limit ${most})`);
  return sql`(select count(*) from (select 1 from (${sql.join(found, sql` union all `)}) parts limit ${most}) capped)`;
}

const exactly = (total: number): Total => ({ total, capped: false });
const MORE_THAN_CAP: Total = { total: COUNT_CAP, capped: true };

/**
 * How to get a total: it is known without counting, the rollup has it (`number` is part of a statement), or rows must be
 * counted.
 */
export type Counting =
  | { readonly by: 'nothing'; readonly total: Total }
  | { readonly by: 'rollup'; readonly number: RawBuilder<unknown> }
  | { readonly by: 'rows' };

export function countingOf(db: Db, filter: PipelineFilter): Counting {
  const scopes = scopeParts(filter.scope);
  if (scopes.length === 0) return { by: 'nothing', total: exactly(0) };
  const dimensions = dimensionsOf(filter);
  if (dimensions === null) return wasCapped(db, filter) ? { by: 'nothing', total: MORE_THAN_CAP } : { by: 'rows' };
  const sums = scopes.map((scope) =>
    scope.totals === null ? countOf(filterParts(filter, [scope])) : sumOf(allOf([...dimensions, ...scope.totals])),
  );
  return { by: 'rollup', number: sql.join(sums, sql` + `) };
}

/** The total for a number of rows counted up to one beyond {@link COUNT_CAP}. */
export function totalOfRows(db: Db, filter: PipelineFilter, counted: number): Total {
  if (counted <= COUNT_CAP) return exactly(counted);
  rememberCapped(db, filter);
  return MORE_THAN_CAP;
}

/** The number of matching loans: exact if the rollup has it, otherwise up to {@link COUNT_CAP}. */
export async function countLoans(db: Db, filter: PipelineFilter): Promise<Total> {
  const counting = countingOf(db, filter);
  if (counting.by === 'nothing') return counting.total;
  const number = counting.by === 'rollup' ? counting.number : countOf(filterParts(filter));
  const { rows } = await sql<{ total: number }>`select ${number} as total`.execute(db);
  const counted = rows[0]?.total ?? 0;
  return counting.by === 'rollup' ? exactly(counted) : totalOfRows(db, filter, counted);
}

export interface StatusCount {
  readonly tab: number;
  readonly status: string;
  readonly loans: number;
}

/** Exact loan counts of a scope by tab and status. Loans of other companies assigned to the viewer are counted one by one. */
export async function countByStatus(db: Db, scope: ViewScope): Promise<StatusCount[]> {
  const counts = scopeParts(scope).map(async (part) => {
    const source =
      part.totals === null
        ? sql`(select tab, "sStatusT" as status, 1 as loans from portal.pipeline where ${allOf(part.rows)}) counted`
        : rollup(['tab', 'status'], allOf(part.totals));
    const { rows } = await sql<StatusCount>`
      select tab, status, sum(loans)::bigint as loans from ${source}
      group by tab, status having sum(loans) > 0 order by tab, status`.execute(db);
    return rows;
  });
  const merged = new Map<string, StatusCount>();
  for (const count of (await Promise.all(counts)).flat()) {
    const name = `${count.tab} ${count.status}`;
    merged.set(name, { ...count, loans: count.loans + (merged.get(name)?.loans ?? 0) });
  }
  return [...merged.values()];
}

/** Key of the advisory lock for folding totals. */
const FOLD_LOCK = 7_310_020;

/**
 * Folds the changes into the totals, unless another process is doing so. Writers do not wait, because they only append. Returns
 * how many changes were folded.
 */
export async function foldTotals(db: Db): Promise<number> {
  const waiting = await db.selectFrom('portal.pipeline_total_changes').select('id').limit(1).executeTakeFirst();
  if (waiting === undefined) return 0;
  return db.transaction().execute(async (trx) => {
    const lock = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(${sql.lit(FOLD_LOCK)}) as mine`.execute(
      trx,
    );
    if (!lock.rows[0]?.mine) return 0;
    const { rows } = await sql<{ folded: number }>`
      with moved as (
        delete from portal.pipeline_total_changes returning tab, status, channel, branch, company, loans
      ), folded as (
        insert into portal.pipeline_totals as t (tab, status, channel, branch, company, loans)
        select tab, status, channel, branch, company, sum(loans) from moved
        group by tab, status, channel, branch, company having sum(loans) <> 0
        on conflict (tab, status, channel, branch, company) do update set loans = t.loans + excluded.loans
      )
      select count(*) as folded from moved`.execute(trx);
    await sql`delete from portal.pipeline_totals where loans = 0`.execute(trx);
    return rows[0]?.folded ?? 0;
  });
}
