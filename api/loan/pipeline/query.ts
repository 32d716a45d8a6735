import type { DayRange } from '../../../domain/format/days';
import { type PipelineTab, pipelineTabs } from '../../../domain/loan/pipeline';
import type { IndexColumnName } from './columns';
import type { ViewScope } from './view-scope';

export const tabs: readonly PipelineTab[] = pipelineTabs.map((tab) => tab.id);

/** Sortable columns; each has its own index within each tab. */
export type SortColumn = Extract<
  IndexColumnName,
  | 'loan_num'
  | 'borrower_key'
  | 'status_rank'
  | 'sStatusD'
  | 'sBranchChannelT'
  | 'branch_key'
  | 'company_key'
  | 'sLpTemplateNm'
  | 'sFinalLAmt'
  | 'sNoteIR'
  | 'sRateLockStatusT'
  | 'sRLckdExpiredD'
  | 'sEmployeeLoanRepName'
  | 'sEmployeeLoanRepLogin'
  | 'sEmployeeProcessorName'
  | 'sEmployeeUnderwriterName'
  | 'sEstCloseD'
  | 'sFundD'
>;

export type ListColumn = Extract<
  IndexColumnName,
  | 'loan_num'
  | 'sStatusT'
  | 'sBranchChannelT'
  | 'branch_key'
  | 'company_key'
  | 'sLpTemplateNm'
  | 'sRateLockStatusT'
  | 'sEmployeeLoanRepName'
  | 'sEmployeeLoanRepLogin'
  | 'sEmployeeProcessorName'
  | 'sEmployeeUnderwriterName'
>;

export type DateColumn = Extract<IndexColumnName, 'sStatusD' | 'sRLckdExpiredD' | 'sEstCloseD' | 'sFundD'>;

/** A typed search: part of a loan number, or words that each begin a name. */
export interface Search {
  readonly loanNum: string | null;
  /** One entry per typed word: the beginning of a name, and alternative complete names. */
  readonly words: readonly { readonly begins: string; readonly spelled: readonly string[] }[];
}

/** The user whose unread messages are counted. */
export interface UnreadOf {
  readonly userId: string;
  readonly isPml: boolean;
  readonly login: string;
}

/** Which loans, before sorting and paging. */
export interface PipelineFilter {
  readonly scope: ViewScope;
  readonly tab: PipelineTab | null;
  readonly oneOf: Readonly<Partial<Record<ListColumn, readonly string[]>>>;
  readonly between: Readonly<Partial<Record<DateColumn, DayRange>>>;
  /** Only these statuses, or with `except` all others. */
  readonly statuses: { readonly codes: readonly string[]; readonly except: boolean } | null;
  /** Only loans with one of these assignments. */
  readonly assigned: readonly string[] | null;
  /** Only loans with messages that this user has not read. */
  readonly unreadOf: UnreadOf | null;
  readonly search: Search | null;
}

export interface PipelineSort {
  readonly column: SortColumn;
  readonly descending: boolean;
}

/** The position of a row in a sort: its sort value as the index prints it, then its loan number. */
export interface Position {
  readonly value: string;
  readonly loanNum: string;
}

/** One page: rows `first` to `first + limit - 1`, or the `limit` rows after a position. */
export interface PipelinePage {
  readonly filter: PipelineFilter;
  readonly sort: PipelineSort;
  readonly first: number;
  readonly limit: number;
  readonly after: Position | null;
}
