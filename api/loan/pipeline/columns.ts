import type { PublicFieldName } from '../../../domain/loan/fields/field-table';
import type { PipelineIndexRow } from '../loan.tables';

/** How a column of the pipeline index is stored. `missing` replaces a missing value. */
export interface IndexColumn {
  readonly type: 'text' | 'date' | 'numeric' | 'smallint' | 'integer' | 'text[]';
  readonly missing?: '' | 'infinity' | '-infinity';
}

const text = { type: 'text', missing: '' } as const;
/** Sorts last in ascending order: what is due next comes first. */
const dueDate = { type: 'date', missing: 'infinity' } as const;
/** Sorts last in descending order: the latest comes first. */
const pastDate = { type: 'date', missing: '-infinity' } as const;
const number = { type: 'numeric', missing: '-infinity' } as const;

/** The columns of `portal.pipeline` that come from the loan, in the order they are written. */
export const indexColumns = {
  loan_num: { type: 'text' },
  version: { type: 'integer' },
  tab: { type: 'smallint' },
  status_rank: { type: 'smallint' },
  borrower_key: { type: 'text' },
  search_text: { type: 'text' },
  branch_key: { type: 'text' },
  company_key: { type: 'text' },
  assigned: { type: 'text[]' },
  aBFirstNm: text,
  aBLastNm: text,
  aCFirstNm: text,
  aCLastNm: text,
  sStatusT: text,
  sStatusD: pastDate,
  sBranchChannelT: text,
  sCorrespondentProcessT: text,
  sBranchName: text,
  sOriginatingCompanyName: text,
  sLPurposeT: text,
  sLpTemplateNm: text,
  sFinalLAmt: number,
  sNoteIR: number,
  sRateLockStatusT: text,
  sRLckdExpiredD: dueDate,
  sEmployeeLoanRepName: text,
  sEmployeeLoanRepLogin: text,
  sEmployeeProcessorName: text,
  sEmployeeUnderwriterName: text,
  sEstCloseD: dueDate,
  sFundD: pastDate,
} as const satisfies Record<Exclude<keyof PipelineIndexRow, 'indexed_at'>, IndexColumn>;

export type IndexColumnName = keyof typeof indexColumns;

/** The columns under LOS names; a missing value is null outside the index. */
export type LosColumnName = {
  [Name in IndexColumnName]: (typeof indexColumns)[Name] extends { readonly missing: string } ? Name : never;
}[IndexColumnName] &
  PublicFieldName;

export const losColumns = (Object.keys(indexColumns) as IndexColumnName[]).filter(
  (name): name is LosColumnName => 'missing' in indexColumns[name],
);

/** A value as stored in the index. */
export const toIndex = (name: LosColumnName, value: string | null | undefined): string =>
  value === null || value === undefined || value === '' ? indexColumns[name].missing : value;
