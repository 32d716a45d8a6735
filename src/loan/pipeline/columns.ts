import type { PipelineColumn, PipelineTab } from '../../../domain/loan/pipeline';

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
  /** Its text may be cut off down to this width. Numbers, dates, amounts and the lock never are. */
  readonly least?: number;
}

const columns: readonly ViewColumn[] = [
  { key: 'sLNm', sort: 'sLNm', width: 104 },
  { key: 'borrower', sort: 'aBLastNm', width: 152, least: 96 },
  { key: 'sStatusT', sort: 'sStatusT', width: 156 },
  { key: 'sStatusD', sort: 'sStatusD', first: 'DESC', width: 92 },
  { key: 'sFundD', sort: 'sFundD', first: 'DESC', width: 92 },
  { key: 'sBranchChannelT', sort: 'sBranchChannelT', width: 112 },
  { key: 'house', sort: 'sBranchName', width: 166, least: 96 },
  { key: 'sLpTemplateNm', sort: 'sLpTemplateNm', width: 168, least: 96 },
  { key: 'sFinalLAmt', sort: 'sFinalLAmt', first: 'DESC', numeric: true, width: 112 },
  { key: 'sNoteIR', sort: 'sNoteIR', numeric: true, width: 68 },
  { key: 'lock', sort: 'sRLckdExpiredD', width: 164 },
  { key: 'sEmployeeLoanRepName', sort: 'sEmployeeLoanRepName', width: 146, least: 88 },
  { key: 'sEmployeeProcessorName', sort: 'sEmployeeProcessorName', width: 128, least: 88 },
  { key: 'sEmployeeUnderwriterName', sort: 'sEmployeeUnderwriterName', width: 128, least: 88 },
  { key: 'sEstCloseD', sort: 'sEstCloseD', first: 'DESC', width: 96 },
];

export type ColumnKey = ViewColumn['key'];

const later: readonly ColumnKey[] = ['sEmployeeProcessorName', 'sEmployeeUnderwriterName', 'sEstCloseD'];

/** Hidden until the user adds them (decisions LOAN-05): funded loans show the day of funding instead of status day and lock. */
const hidden: Readonly<Record<PipelineTab, readonly ColumnKey[]>> = {
  0: [...later, 'sFundD'],
  1: [...later, 'sFundD'],
  2: [...later, 'sStatusD', 'lock'],
};

/** What the summary of a loan beside the list shows, too: without these columns, names have room beside it. */
export const inSummary: ReadonlySet<string> = new Set<ColumnKey>([
  'sBranchChannelT',
  'house',
  'sLpTemplateNm',
  'sNoteIR',
]);

/** The columns of a tab, in their first order. */
export const columnsOf = (tab: PipelineTab): readonly (ViewColumn & { readonly hidden?: true })[] =>
  columns.map((column) => (hidden[tab].includes(column.key) ? { ...column, hidden: true } : column));
