import type { PipelineColumn } from '../../../domain/loan/pipeline';

/** A column of the pipeline as the user sees it. Some combine two columns of the index. */
interface ViewColumn {
  /** Message `loan.pipeline.columnNames.<key>`. */
  readonly key:
    | 'sLNm'
    | 'borrower'
    | 'sStatusT'
    | 'sStatusD'
    | 'sBranchChannelT'
    | 'house'
    | 'sLpTemplateNm'
    | 'sFinalLAmt'
    | 'sNoteIR'
    | 'lock'
    | 'sEmployeeLoanRepName'
    | 'sEmployeeProcessorName'
    | 'sEmployeeUnderwriterName'
    | 'sEstCloseD'
    | 'sFundD';
  /** Sort field. Columns without one can't be sorted. */
  readonly sort?: PipelineColumn['source'];
  readonly first?: 'ASC' | 'DESC';
  readonly numeric?: true;
  readonly width: number;
  /** Hidden until the user adds it (decisions LOAN-05 and the pipeline design). */
  readonly hidden?: true;
}

/** The columns shown by default fill a window of 1440 px, where names of usual length fit. */
export const viewColumns: readonly ViewColumn[] = [
  { key: 'sLNm', sort: 'sLNm', width: 104 },
  { key: 'borrower', sort: 'aBLastNm', width: 152 },
  { key: 'sStatusT', sort: 'sStatusT', width: 156 },
  { key: 'sStatusD', sort: 'sStatusD', first: 'DESC', width: 92 },
  { key: 'sBranchChannelT', sort: 'sBranchChannelT', width: 112 },
  { key: 'house', sort: 'sBranchName', width: 166 },
  { key: 'sLpTemplateNm', sort: 'sLpTemplateNm', width: 168 },
  { key: 'sFinalLAmt', sort: 'sFinalLAmt', first: 'DESC', numeric: true, width: 112 },
  { key: 'sNoteIR', sort: 'sNoteIR', numeric: true, width: 68 },
  { key: 'lock', sort: 'sRLckdExpiredD', width: 164 },
  { key: 'sEmployeeLoanRepName', sort: 'sEmployeeLoanRepName', width: 146 },
  { key: 'sEmployeeProcessorName', sort: 'sEmployeeProcessorName', width: 128, hidden: true },
  { key: 'sEmployeeUnderwriterName', sort: 'sEmployeeUnderwriterName', width: 128, hidden: true },
  { key: 'sEstCloseD', sort: 'sEstCloseD', first: 'DESC', width: 96, hidden: true },
  { key: 'sFundD', sort: 'sFundD', first: 'DESC', width: 92, hidden: true },
];

export type ColumnKey = ViewColumn['key'];
