import { type RawBuilder, sql } from 'kysely';
import type { DayRange } from '../../../domain/format/days';
import type { PipelineTab } from '../../../domain/loan/pipeline';
import { unseen } from '../../db/prepared';
import { assignedKey } from './assigned-key';
import { type IndexColumnName, indexColumns } from './columns';
import { type DateColumn, type ListColumn, type PipelineFilter, tabs } from './query';
import { unreadOf } from './unread.queries';
import type { ViewScope } from './view-scope';

export type Condition = RawBuilder<unknown>;

export const column = (name: IndexColumnName): RawBuilder<unknown> => sql.id(name);

export const allOf = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);

const assignedTo = (keys: readonly string[]): Condition => sql`assigned && ${sql.val([...keys])}::text[]`;

/** A set of visible loans; the sets of one scope do not overlap. */
export interface ScopePart {
  readonly rows: readonly Condition[];
  /** The same condition in the rollup of totals; null if it is not available there. */
  readonly totals: readonly Condition[] | null;
}

/** A text in a statement; for the other way see {@link unseen}. */
const seen = (text: string): RawBuilder<unknown> => sql`${text}`;

/** The sets of a scope. A branch or company without a name gives none. */
export function scopeParts(scope: ViewScope, shown = seen): ScopePart[] {
  if (scope.kind === 'all') return [{ rows: [], totals: [] }];
  if (scope.kind === 'branch') {
    const { branch } = scope;
    return branch === '' ? [] : [{ rows: [sql`branch_key = ${shown(branch)}`], totals: [sql`branch = ${branch}`] }];
  }
  const { company, login, elsewhere } = scope;
  const keys = elsewhere.map((other) => assignedKey(login, other));
  return [
    ...(company === '' ? [] : [{ rows: [sql`company_key = ${shown(company)}`], totals: [sql`company = ${company}`] }]),
    ...(keys.length === 0 ? [] : [{ rows: [assignedTo(keys)], totals: null }]),
  ];
}

function dateCondition(name: DateColumn, range: DayRange): Condition {
  // Loans without the date are in no range, even an open one.
  const from = range.from ?? '-infinity';
  const to = range.to ?? 'infinity';
  const known = sql`${column(name)} <> ${indexColumns[name].missing}::date`;
  return sql`${column(name)} between ${from}::date and ${to}::date and ${known}`;
}

function searchConditions(search: PipelineFilter['search'], shown: typeof seen): Condition[] {
  if (search === null) return [];
  const words = search.words.map(({ begins, spelled }) => {
    const patterns = [`% ${begins}%`, ...spelled.map((word) => `% ${word} %`)];
    const likes = patterns.map((pattern) => sql`search_text like ${shown(pattern)}`);
    return sql`(${sql.join(likes, sql` or `)})`;
  });
  const { loanNum } = search;
  return loanNum === null ? words : [...words, sql`loan_num like ${`${loanNum}%`}`];
}

const listCondition = (name: ListColumn, values: readonly string[]): Condition =>
  values.length === 1
    ? sql`${column(name)} = ${values[0]}`
    : sql`${column(name)} = any(${sql.val([...values])}::text[])`;

/** Which statuses, in the column that the index or the rollup has for them. */
export function statusConditions({ statuses }: PipelineFilter, status: RawBuilder<unknown>): Condition[] {
  if (statuses === null) return [];
  const codes = sql`${sql.val([...statuses.codes])}::text[]`;
  return [statuses.except ? sql`${status} <> all(${codes})` : sql`${status} = any(${codes})`];
}

function filterConditions(filter: PipelineFilter, shown: typeof seen): Condition[] {
  const lists = (Object.entries(filter.oneOf) as [ListColumn, readonly string[]][]).map(([name, values]) =>
    listCondition(name, values),
  );
  const dates = (Object.entries(filter.between) as [DateColumn, DayRange][]).map(([name, range]) =>
    dateCondition(name, range),
  );
  return [
    ...lists,
    ...dates,
    ...statusConditions(filter, column('sStatusT')),
    ...(filter.assigned === null ? [] : [assignedTo(filter.assigned)]),
    ...(filter.unreadOf === null
      ? []
      : [sql`loan_num in (select loan_num from (${unreadOf(filter.unreadOf)}) unread)`]),
    ...searchConditions(filter.search, shown),
  ];
}

/**
 * The filter as parts that do not overlap, each a plain conjunction that one index can serve in order: a user who sees their
 * company and assigned loans elsewhere has two parts, and a list over all tabs has three times as many.
 */
export function filterParts(filter: PipelineFilter, scopes = scopeParts(filter.scope)): Condition[][] {
  // A search, a list of loan numbers or unread messages use their own index in all tabs, and are then sorted.
  const found = filter.search !== null || filter.unreadOf !== null || filter.oneOf.loan_num !== undefined;
  return partsOf(filter, scopes, found);
}

/** The same parts for a filter that finds so many loans that each is soon met in the order of a sort, whatever is searched. */
export const walkedParts = (filter: PipelineFilter): Condition[][] =>
  partsOf(filter, scopeParts(filter.scope, unseen), false, true);

/** The values of a walk are not shown to the planner: it is the same for all. */
function partsOf(filter: PipelineFilter, scopes: readonly ScopePart[], found: boolean, walked = false): Condition[][] {
  const common = filterConditions(filter, walked ? unseen : seen);
  const ofTab = (tab: PipelineTab) => [walked ? sql`tab = ${sql.lit(tab)}` : sql`tab = ${tab}`];
  const byTab: Condition[][] = filter.tab !== null ? [ofTab(filter.tab)] : found ? [[]] : tabs.map(ofTab);
  return scopes.flatMap((scope) => byTab.map((tab) => [...tab, ...scope.rows, ...common]));
}
