import { type Kysely, sql } from 'kysely';
import type { PortalDb } from '../db/portal-db';
import { allOf, type Condition, filterParts, scopeParts } from './pipeline-conditions';
import { countUpTo } from './pipeline-page.queries';
import type { ListColumn, PipelineFilter } from './pipeline-query';
import type { ViewScope } from './view-scope';

type Db = Kysely<PortalDb>;

/** What the rollup does not know is counted this far. */
export const COUNT_CAP = 10_000;

/** A number of loans; `capped`: there are more than that. */
export interface Total {
  readonly total: number;
  readonly capped: boolean;
}

/** Columns of the index that the rollup has, with their names there. */
const DIMENSIONS: Partial<Record<ListColumn, string>> = {
  sStatusT: 'status',
  sBranchChannelT: 'channel',
  branch_key: 'branch',
  company_key: 'company',
};

/** The filter in columns of the rollup, without the scope; null where it asks for something else as well. */
function dimensionsOf(filter: PipelineFilter): Condition[] | null {
  if (filter.search !== null || Object.keys(filter.between).length > 0) return null;
  const conditions = filter.tab === null ? [] : [sql`tab = ${filter.tab}`];
  for (const [name, values] of Object.entries(filter.oneOf) as [ListColumn, readonly string[]][]) {
    const dimension = DIMENSIONS[name];
    if (dimension === undefined) return null;
    conditions.push(sql`${sql.id(dimension)} = any(${sql.val([...values])}::text[])`);
  }
  return conditions;
}

/** Folded totals and what came since, read in one statement: the two are never seen out of step. */
const rollup = (columns: readonly string[], where: Condition) => {
  const list = sql.join([...columns, 'loans'].map((name) => sql.id(name)));
  return sql`(
    select ${list} from portal.pipeline_totals where ${where}
    union all
    select ${list} from portal.pipeline_total_changes where ${where}
  ) rollup`;
};

async function sumOf(db: Db, where: Condition): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(loans), 0)::bigint as total from ${rollup([], where)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** How many loans the filter finds: exact where the rollup knows, otherwise up to {@link COUNT_CAP}. */
export async function countLoans(db: Db, filter: PipelineFilter): Promise<Total> {
  const dimensions = dimensionsOf(filter);
  const scopes = scopeParts(filter.scope);
  const counts = scopes.map(async (scope) => {
    if (dimensions !== null && scope.totals !== null)
      return { found: await sumOf(db, allOf([...dimensions, ...scope.totals])), exact: true };
    return { found: await countUpTo(db, filterParts(filter, [scope]), COUNT_CAP + 1), exact: false };
  });
  const found = await Promise.all(counts);
  const capped = found.some((count) => !count.exact && count.found > COUNT_CAP);
  const total = found.reduce((sum, count) => sum + (count.exact ? count.found : Math.min(count.found, COUNT_CAP)), 0);
  return { total, capped };
}

export interface StatusCount {
  readonly tab: number;
  readonly status: string;
  readonly loans: number;
}

/** Loans of a scope by tab and status, exact. Loans of other companies that are assigned to the viewer are counted one by one. */
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

/** Key of the advisory lock under which totals are folded. */
const FOLD_LOCK = 7_310_020;

/**
 * Moves the changes of the totals into the totals, unless somebody else is at it. Writers are not kept waiting: they only
 * append. Returns how many changes were folded.
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
