import type { FieldKind } from './fields/field';
import type { PipelineRow } from './pipeline.schemas';

export type PipelineSource = keyof Omit<PipelineRow, 'version' | 'tab' | 'matched' | 'unread' | 'mentions'>;

/** A column of the pipeline. Its source is also its sort name. */
export interface PipelineColumn {
  readonly source: PipelineSource;
  readonly kind: FieldKind;
  /** The code list of the values, if they are codes. */
  readonly codes?: string;
  /** Shown unless the user chooses columns. */
  readonly shown: boolean;
}

/** The columns in their order (decisions LOAN-05); the server sorts by every one of them. */
export const pipelineColumns = [
  { source: 'sLNm', kind: 'text', shown: true },
  { source: 'aBLastNm', kind: 'text', shown: true },
  { source: 'sStatusT', kind: 'code', codes: 'statusDisplay', shown: true },
  { source: 'sStatusD', kind: 'date', shown: true },
  { source: 'sBranchChannelT', kind: 'code', codes: 'sBranchChannelT', shown: true },
  { source: 'sBranchName', kind: 'text', shown: false },
  { source: 'sOriginatingCompanyName', kind: 'text', shown: false },
  { source: 'sLpTemplateNm', kind: 'text', shown: true },
  { source: 'sFinalLAmt', kind: 'money', shown: true },
  { source: 'sNoteIR', kind: 'percent', shown: true },
  { source: 'sRateLockStatusT', kind: 'code', codes: 'sRateLockStatusT', shown: true },
  { source: 'sRLckdExpiredD', kind: 'date', shown: true },
  { source: 'sEmployeeLoanRepName', kind: 'text', shown: true },
  { source: 'sEmployeeProcessorName', kind: 'text', shown: false },
  { source: 'sEmployeeUnderwriterName', kind: 'text', shown: false },
  { source: 'sEstCloseD', kind: 'date', shown: true },
  { source: 'sFundD', kind: 'date', shown: false },
] as const satisfies readonly PipelineColumn[];

export type PipelineTab = 0 | 1 | 2;

/** The tabs with their default sorts (LOAN-02 to -05). */
export const pipelineTabs = [
  { id: 0, title: 'Active', sort: { field: 'sStatusT', order: 'ASC' } },
  { id: 1, title: 'Inactive', sort: { field: 'sStatusD', order: 'DESC' } },
  { id: 2, title: 'Funded', sort: { field: 'sFundD', order: 'DESC' } },
] as const satisfies readonly {
  id: PipelineTab;
  title: string;
  sort: { field: PipelineSource; order: 'ASC' | 'DESC' };
}[];

const inactive: readonly string[] = ['7', '8', '9', '10'];
const funded: readonly string[] = ['6', '20', '37', '38', '27', '46'];

/** The tab that a status belongs to (decisions LOAN-05); every status that no other tab has is active. */
export function pipelineTab(status: string | null | undefined): PipelineTab {
  if (status && funded.includes(status)) return 2;
  return status && inactive.includes(status) ? 1 : 0;
}

/** Filters by values, one or several. */
export const pipelineListFilters = [
  'sStatusT',
  'sBranchChannelT',
  'sBranchName',
  'sOriginatingCompanyName',
  'sLpTemplateNm',
  'sRateLockStatusT',
  'sEmployeeLoanRepLogin',
  'sEmployeeLoanRepName',
  'sEmployeeProcessorName',
  'sEmployeeUnderwriterName',
] as const satisfies readonly PipelineSource[];

/** Filters by a span of days, both ends included. */
export const pipelineDateFilters = [
  'sStatusD',
  'sRLckdExpiredD',
  'sEstCloseD',
  'sFundD',
] as const satisfies readonly PipelineSource[];

/** Filters that are on or off. */
export const pipelineFlagFilters = ['mine', 'unread'] as const;
