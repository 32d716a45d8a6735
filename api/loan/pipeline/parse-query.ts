import { DEFAULT_PAGE } from '../../../domain/contract/list-parameters.schemas';
import { isDate } from '../../../domain/format/date';
import { type DayRange, datesOf } from '../../../domain/format/days';
import { plainWords } from '../../../domain/format/plain-text';
import { isStorable } from '../../../domain/format/storable';
import { pipelineDateFilters, pipelineTabs } from '../../../domain/loan/pipeline';
import type { PipelineQuery } from '../../../domain/loan/pipeline.schemas';
import { statusesOf } from '../../../domain/loan/status';
import { refuse } from '../../http/app-error';
import { filterColumns, sortColumns } from './list-columns';
import type {
  DateColumn,
  ListColumn,
  PipelineFilter,
  PipelinePage,
  PipelineSort,
  Position,
  Search,
  UnreadOf,
} from './query';
import type { ViewScope } from './view-scope';

/** Without a tab, the most recently moved loan comes first. */
const DEFAULT_SORT: PipelineSort = { column: 'sStatusD', descending: true };

/** Columns that are compared ignoring case. */
const KEYS: ReadonlySet<ListColumn> = new Set(['branch_key', 'company_key']);

const comparable = (column: ListColumn, value: string): string =>
  KEYS.has(column) ? value.trim().toLowerCase() : column === 'sEmployeeLoanRepLogin' ? value.toLowerCase() : value;

/** Typed text with a digit is part of a loan number. */
export function searchOf(typed: string): Search | null {
  const parts = typed.trim().split(/\s+/).filter(Boolean);
  const numbers = parts.filter((part) => /\d/.test(part));
  const words = parts.filter((part) => !/\d/.test(part)).flatMap(plainWords);
  if (numbers.length === 0 && words.length === 0) return null;
  const loanNum = numbers[0]?.replaceAll(/[^A-Za-z0-9-]/g, '').toUpperCase() ?? null;
  return { loanNum, words: words.slice(0, 6).map((begins) => ({ begins, spelled: [] })) };
}

/** What a filter may refer to: today, and the assignments of the user. */
export interface FilterFacts {
  /** The Pacific date. */
  readonly today: string;
  readonly assigned: readonly string[];
  /** The user, if they may read messages. */
  readonly reader: UnreadOf | null;
}

/** The filter of a parsed query, within the user's scope. */
export function pipelineFilter(
  parameters: Pick<PipelineQuery, 'filter'>,
  scope: ViewScope,
  { today, assigned, reader }: FilterFacts,
): PipelineFilter {
  const given = parameters.filter ?? {};
  const oneOf: Partial<Record<ListColumn, readonly string[]>> = {};
  for (const [name, column] of Object.entries(filterColumns) as [keyof typeof filterColumns, ListColumn][]) {
    const values = given[name]?.map((value) => comparable(column, value));
    if (values !== undefined) oneOf[column] = values;
  }
  // Someone who may not read messages has no unread ones.
  if (given.unread && reader === null) oneOf.loan_num = [];
  const between: Partial<Record<DateColumn, DayRange>> = {};
  for (const name of pipelineDateFilters) {
    const range = given[name];
    if (range?.from !== undefined || range?.to !== undefined) between[name] = datesOf(range, today);
  }
  return {
    scope,
    tab: given.tab ?? null,
    oneOf,
    between,
    statuses: given.statusGroup ? statusesOf(given.statusGroup) : null,
    assigned: given.mine ? assigned : null,
    unreadOf: given.unread ? reader : null,
    search: searchOf(given.q ?? ''),
  };
}

export function pipelineSort(parameters: Pick<PipelineQuery, 'filter' | 'sort'>): PipelineSort {
  if (parameters.sort) return { column: sortColumns[parameters.sort[0]], descending: parameters.sort[1] === 'DESC' };
  const tab = parameters.filter?.tab;
  const byTab = pipelineTabs.find(({ id }) => id === tab)?.sort;
  return byTab ? { column: sortColumns[byTab.field], descending: byTab.order === 'DESC' } : DEFAULT_SORT;
}

/** The page requested by a query. Throws `invalid` (400) for a cursor that is malformed or belongs to another sort. */
export function pipelinePage(parameters: PipelineQuery, scope: ViewScope, facts: FilterFacts): PipelinePage {
  const [first, last] = parameters.range ?? [0, DEFAULT_PAGE - 1];
  const sort = pipelineSort(parameters);
  const after = parameters.filter?.after;
  return {
    filter: pipelineFilter(parameters, scope, facts),
    sort,
    first,
    limit: last - first + 1,
    after: after === undefined ? null : positionOf(after, sort),
  };
}

/** A sort position as an opaque text for callers. */
export function cursorOf(position: Position, sort: PipelineSort): string {
  const parts = [sort.column, sort.descending ? 1 : 0, position.value, position.loanNum];
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

function positionOf(cursor: string, sort: PipelineSort): Position {
  const parts = cursorParts(cursor);
  const [column, descending, value, loanNum] = parts;
  const fits = column === sort.column && descending === (sort.descending ? 1 : 0);
  if (!fits || typeof value !== 'string' || typeof loanNum !== 'string' || !fitsColumn(sort, value)) {
    const fields = { 'filter.after': 'cursor-not-valid' } as const;
    throw refuse('invalid', 'query-not-valid', { status: 400, fields });
  }
  return { value, loanNum };
}

function cursorParts(cursor: string): readonly unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}

/** Whether the database can parse the value for the column, because a cursor may be forged. */
function fitsColumn(sort: PipelineSort, value: string): boolean {
  switch (sort.column) {
    case 'status_rank':
      return /^\d{1,4}$/.test(value);
    case 'sFinalLAmt':
    case 'sNoteIR':
      return /^-?(\d{1,15}(\.\d{1,6})?|Infinity)$/.test(value);
    case 'sStatusD':
    case 'sRLckdExpiredD':
    case 'sEstCloseD':
    case 'sFundD':
      return isDate(value) || /^-?infinity$/.test(value);
    default:
      return isStorable(value);
  }
}
