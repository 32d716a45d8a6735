import type { Generated } from 'kysely';

/**
 * A row of the pipeline index. Columns of the LOS keep their LOS names; none is null: a missing text is '', a missing date
 * or number the infinity that {@link file://./pipeline/columns.ts} names.
 */
export interface PipelineIndexRow {
  loan_num: string;
  /** Version of the loan that the row was made from. */
  version: number;
  indexed_at: Date;
  /** 0 active, 1 inactive, 2 funded (decisions LOAN-05). */
  tab: number;
  /** Place of the status in the workflow; codes are not in that order. */
  status_rank: number;
  /** Last, then first name of the first borrower, as they sort. */
  borrower_key: string;
  /** Every name of every borrower and the loan number, each word after a blank. */
  search_text: string;
  /** Name of the branch in lower case: a person sees it whatever the case of its letters. */
  branch_key: string;
  /** Name of the originating company in lower case. */
  company_key: string;
  /** Everybody who is assigned, each with the company of the loan: {@link file://./pipeline/assigned-key.ts}. */
  assigned: string[];
  aBFirstNm: string;
  aBLastNm: string;
  aCFirstNm: string;
  aCLastNm: string;
  sStatusT: string;
  sStatusD: string;
  sBranchChannelT: string;
  sCorrespondentProcessT: string;
  sBranchName: string;
  sOriginatingCompanyName: string;
  sLPurposeT: string;
  sLpTemplateNm: string;
  sFinalLAmt: string;
  sNoteIR: string;
  sRateLockStatusT: string;
  sRLckdExpiredD: string;
  sEmployeeLoanRepName: string;
  sEmployeeLoanRepLogin: string;
  sEmployeeProcessorName: string;
  sEmployeeUnderwriterName: string;
  sEstCloseD: string;
  sFundD: string;
}

/** Loans by the dimensions that people filter by; to be added to what {@link PipelineTotalChangeRow} says. */
export interface PipelineTotalRow {
  tab: number;
  status: string;
  channel: string;
  /** {@link PipelineIndexRow.branch_key} */
  branch: string;
  /** {@link PipelineIndexRow.company_key} */
  company: string;
  loans: number;
}

/** What came (positive) or went (negative) since the last folding; only ever appended to. */
export interface PipelineTotalChangeRow extends PipelineTotalRow {
  id: Generated<number>;
}

/** How far a follower has come in the change feed of the LOS. */
export interface FeedCursorRow {
  name: string;
  cursor: string;
  moved_at: Date;
}

/** A change told to whom it concerns, kept for minutes; see the migration for the columns. */
export interface LiveChangeRow {
  seq: Generated<number>;
  at: Generated<Date>;
  loan_num: string;
  version: number;
  what: string;
  by_login: string | null;
  by_name: string | null;
  branch_key: string | null;
  company_key: string | null;
  assigned: string[] | null;
  was_branch_key: string | null;
  was_company_key: string | null;
  was_assigned: string[] | null;
}

export interface LoanTables {
  'portal.pipeline': PipelineIndexRow;
  'portal.pipeline_words': { word: string };
  'portal.pipeline_assignees': { login: string; company_key: string };
  'portal.pipeline_totals': PipelineTotalRow;
  'portal.pipeline_total_changes': PipelineTotalChangeRow;
  'portal.feed_cursor': FeedCursorRow;
  'portal.live_changes': LiveChangeRow;
}
