import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { pacificDate } from '../../domain/format/date';
import { loanScope } from '../../domain/loan/visibility';
import type { DeskReport } from '../../domain/pages/report-pages';
import { seesOwnLoansOnly } from '../../domain/reports/own-loans';
import type { ReportFigures, ReportLoan } from '../../domain/reports/report-row.schemas';
import { emptyGroups, inGroupOrder, type Measure, reportShapes } from '../../domain/reports/report-shapes';
import type { AppContext } from '../app-context';
import type { Actor } from '../http/actor';
import type { CsvColumn } from '../http/csv';
import { allPages, type List, type ListPage, type ListQuery, pageOf } from '../http/list-query';
import { selectLoans } from '../loan/loan.service';

/** The loans of a report. */
export interface ReportScope {
  /** Its Pacific date. */
  readonly today: string;
  /** `portal.pipeline loan` with the date as `clock.today`. */
  readonly from: RawBuilder<unknown>;
  /** Which loans its reader sees. */
  readonly isSeen: RawBuilder<unknown>;
}

type Measures = Readonly<Record<string, RawBuilder<unknown>>>;

/** What a report reads. Its list, groups and measures refer to the columns of its rows as `row.<name>`. */
export interface ReportSource<Found, Row extends ReportLoan> {
  readonly name: DeskReport;
  /** The statement that selects all rows. */
  readonly rows: (portal: AppContext, scope: ReportScope) => Promise<RawBuilder<Found>>;
  readonly list: List;
  readonly by: Readonly<Record<string, RawBuilder<unknown>>>;
  readonly measures: (by: string) => Measures;
  readonly answer: (found: Found) => Row;
  /** Columns of its file after those of the loan. */
  readonly columns: readonly CsvColumn<Row>[];
}

/** More groups than a chart shows. */
const MAX_GROUPS = 60;

async function scopeOf(portal: AppContext, actor: Actor, name: DeskReport): Promise<ReportScope> {
  const today = pacificDate(portal.clock());
  return {
    today,
    from: sql`portal.pipeline loan cross join (select ${today}::date as today) clock`,
    isSeen: await seenBy(portal, actor, seesOwnLoansOnly(actor.roles, name)),
  };
}

/** Which loans a user sees. One who sees all needs no list of them, which takes longer than the figures. */
async function seenBy(portal: AppContext, actor: Actor, own: boolean): Promise<RawBuilder<unknown>> {
  if (!own && loanScope(actor).kind === 'all') return sql`true`;
  const seen = await selectLoans(portal, actor, own ? { filter: { mine: true } } : {});
  return sql`loan.loan_num in (select loan_num from (${seen}) seen)`;
}

/** The rows that an actor sees, as a query whose columns are `row.<name>`. */
async function rowsOf<Found, Row extends ReportLoan>(
  portal: AppContext,
  actor: Actor,
  { name, rows }: ReportSource<Found, Row>,
) {
  const found = await rows(portal, await scopeOf(portal, actor, name));
  return portal.db.selectFrom(sql<Found>`(${found})`.as<'row'>('row')).selectAll();
}

/** A page of the rows of a report. */
export async function reportPage<Found, Row extends ReportLoan>(
  portal: AppContext,
  actor: Actor,
  source: ReportSource<Found, Row>,
  query: ListQuery,
): Promise<ListPage<Row>> {
  const page = await pageOf(await rowsOf(portal, actor, source), source.list, query);
  return { ...page, rows: page.rows.map((row) => source.answer(row as Found)) };
}

/** All rows of a report, page by page. */
export async function* reportRows<Found, Row extends ReportLoan>(
  portal: AppContext,
  actor: Actor,
  source: ReportSource<Found, Row>,
  query: ListQuery,
): AsyncGenerator<readonly Row[]> {
  const rows = await rowsOf(portal, actor, source);
  for await (const page of allPages(rows, source.list, query)) {
    yield page.map((row) => source.answer(row as Found));
  }
}

type GroupRow = Readonly<Record<string, unknown>> & { readonly key: string | null; readonly isTotal: number };

const values = (measures: Measures, row: GroupRow | undefined): ReportFigures['total'] =>
  Object.fromEntries(Object.keys(measures).map((name) => [name, (row?.[name] ?? null) as number | string | null]));

/** The values of a group without rows. */
const nothing = (measures: Readonly<Record<string, Measure>>): ReportFigures['total'] =>
  Object.fromEntries(
    Object.entries(measures).map(([name, { kind }]) => [name, kind === 'count' ? 0 : kind === 'money' ? '0.00' : null]),
  );

/** The figures of the rows that a filter finds, by group and in total, in one statement. */
export async function reportFiguresOf<Found, Row extends ReportLoan>(
  portal: AppContext,
  actor: Actor,
  source: ReportSource<Found, Row>,
  { filter = {} }: Pick<ListQuery, 'filter'>,
  asked?: string,
): Promise<ReportFigures> {
  const shape = reportShapes[source.name];
  const by = shape.by.find((one) => one === asked) ?? shape.by[0];
  const scope = await scopeOf(portal, actor, source.name);
  const all = await source.rows(portal, scope);
  const measures = source.measures(by);
  const key = source.by[by] ?? sql`null`;
  const conditions = Object.values(filter).filter((one): one is RawBuilder<SqlBool> => one !== undefined);
  const order = by === 'month' ? sql`row.key desc` : sql`count(*) desc, row.key`;
  const { rows } = await sql<GroupRow>`
    select row.key, grouping(row.key) as "isTotal", ${sql.join(
      Object.entries(measures).map(([name, measure]) => sql`${measure} as ${sql.id(name)}`),
    )}
    from (
      select row.*, ${key} as key from (${all}) row
      where ${sql.join([sql`true`, ...conditions], sql` and `)}
    ) row
    group by grouping sets ((row.key), ())
    order by grouping(row.key) desc, ${order} limit ${MAX_GROUPS + 3}`.execute(portal.db);
  // What has no group, such as the funded loans of fallout reasons, is only in the total.
  const groups = rows.filter((row) => row.isTotal === 0 && row.key !== null);
  const found = groups.slice(0, MAX_GROUPS).map((row) => ({ key: row.key ?? '', values: values(measures, row) }));
  const isNarrowed = filter[by] !== undefined || filter[shape.period] !== undefined;
  const empty = (isNarrowed ? [] : emptyGroups(by)).filter((name) => !found.some((group) => group.key === name));
  const shown = [...found, ...empty.map((name) => ({ key: name, values: nothing(shape.measures) }))];
  return {
    today: scope.today,
    by,
    groups: [...inGroupOrder(by, shown)],
    more: groups.length > MAX_GROUPS,
    total: values(
      measures,
      rows.find((row) => row.isTotal === 1),
    ),
  };
}
