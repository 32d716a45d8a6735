import type { PipelineColumn } from '../../../domain/loan/pipeline';

/** A column of the pipeline as the user sees it. Some combine two columns of the index. */
export interface ViewColumn {
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
  /** Visible by default, until the user picks columns (decisions LOAN-05 and the pipeline design). */
  readonly shown: boolean;
  /** Position in the card on a phone. */
  readonly card?: 'name' | 'amount' | 'number' | 'rate' | 'status' | 'lock';
}

export const viewColumns: readonly ViewColumn[] = [
  { key: 'sLNm', sort: 'sLNm', width: 104, shown: true, card: 'number' },
  { key: 'borrower', sort: 'aBLastNm', width: 156, shown: true, card: 'name' },
  { key: 'sStatusT', sort: 'sStatusT', width: 176, shown: true, card: 'status' },
  { key: 'sStatusD', sort: 'sStatusD', first: 'DESC', width: 94, shown: true },
  { key: 'sBranchChannelT', sort: 'sBranchChannelT', width: 106, shown: true },
  { key: 'house', sort: 'sBranchName', width: 134, shown: true },
  { key: 'sLpTemplateNm', sort: 'sLpTemplateNm', width: 176, shown: true },
  { key: 'sFinalLAmt', sort: 'sFinalLAmt', first: 'DESC', numeric: true, width: 114, shown: true, card: 'amount' },
  { key: 'sNoteIR', sort: 'sNoteIR', numeric: true, width: 70, shown: true, card: 'rate' },
  { key: 'lock', sort: 'sRLckdExpiredD', width: 182, shown: true, card: 'lock' },
  { key: 'sEmployeeLoanRepName', sort: 'sEmployeeLoanRepName', width: 128, shown: true },
  { key: 'sEmployeeProcessorName', sort: 'sEmployeeProcessorName', width: 128, shown: false },
  { key: 'sEmployeeUnderwriterName', sort: 'sEmployeeUnderwriterName', width: 128, shown: false },
  { key: 'sEstCloseD', sort: 'sEstCloseD', first: 'DESC', width: 96, shown: false },
  { key: 'sFundD', sort: 'sFundD', first: 'DESC', width: 92, shown: false },
];

export type ColumnKey = ViewColumn['key'];

export const defaultColumns: readonly ColumnKey[] = viewColumns.filter(({ shown }) => shown).map(({ key }) => key);
