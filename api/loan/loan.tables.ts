import type { Generated } from 'kysely';
import type { NewLoanDocument } from '../../domain/loan/document';
import type { SealedColumn } from '../ports/keys/sealed-json';

/**
 * A row of the pipeline index. LOS columns keep their LOS names. No column is null: a missing text is '', a missing date or
 * number the infinity defined in {@link file://./pipeline/columns.ts}.
 */
export interface PipelineIndexRow {
  loan_num: string;
  /** The loan version that the row was built from. */
  version: number;
  indexed_at: Date;
  /** 0 active, 1 inactive, 2 funded (decisions LOAN-05). */
  tab: number;
  /** Position of the status in the workflow; the codes are not in that order. */
  status_rank: number;
  /** Last name, then first name of the first borrower, as sorted. */
  borrower_key: string;
  /** All names of all borrowers and the loan number, each word preceded by a blank. */
  search_text: string;
  /** Branch name in lower case, because access ignores case. */
  branch_key: string;
  /** Name of the originating company in lower case. */
  company_key: string;
  /** All assigned employees, each with the loan's company: {@link file://./pipeline/assigned-key.ts}. */
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

/** Loan counts by the dimensions that users filter by; {@link PipelineTotalChangeRow} must be added. */
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

/** Additions and removals since the last folding; append-only. */
export interface PipelineTotalChangeRow extends PipelineTotalRow {
  id: Generated<number>;
}

/** The position of a follower in the LOS's change feed. */
export interface FeedCursorRow {
  name: string;
  cursor: string;
  moved_at: Date;
  /** When the feed was at its end for the first time: from then on, the lists have all loans. */
  listed_at: Generated<Date | null>;
}

/** Keyed hashes by which loans are recognized as likely duplicates; see {@link file://./likeness/likeness-keys.ts}. */
export interface LoanLikenessRow {
  loan_num: string;
  version: number;
  /** The version of the rules that made the keys. */
  rules: number;
  keys: string[];
}

/** A change for live events, stored for minutes; see the migration for the columns. */
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

/** The lender's position in a locked or committed loan; see {@link file://./lock-positions/position-row.ts}. */
export interface LockPositionRow {
  loan_num: string;
  version: number;
  lock_status: string | null;
  lock_expires: string | null;
  lock_days: number | null;
  lock_price: string | null;
  loan_type: string | null;
  amount: string | null;
  /** Dollars that the lender pays the originator. */
  originator_paid: string | null;
  commitment_type: string | null;
  investor_program: string | null;
  investor_days: number | null;
  investor_expires: string | null;
  investor_points: string | null;
  current_price: string | null;
  current_price_at: string | null;
}

/** The final action on a loan that ended or was funded; null if it is not reported. */
interface FinalActionRow {
  loan_num: string;
  version: number;
  action: string | null;
  action_date: string | null;
}

/** When a loan reached its milestones, how it ended, and its last lock; see {@link file://./loan-history/history-row.ts}. */
export interface LoanHistoryRow {
  loan_num: string;
  version: number;
  applied: string | null;
  registered: string | null;
  submitted: string | null;
  approved: string | null;
  clear_to_close: string | null;
  docs_ordered: string | null;
  docs_out: string | null;
  docs_back: string | null;
  funding_conditions: string | null;
  funded: string | null;
  outcome: string | null;
  outcome_on: string | null;
  locked_on: string | null;
  lock_expires: string | null;
  lock_status: string | null;
}

/** What was sent to create a loan: as a hash, and the loan as the LOS is asked for it, until it has it. */
export interface CreationContent {
  readonly digest: string;
  readonly draft: NewLoanDocument | null;
}

/** A creation of a loan that can be repeated with the key that its user chose. */
export interface LoanCreationRow {
  /** The operation in the LOS, and its audit entry. */
  operation_id: string;
  user_id: string;
  key: string;
  content: SealedColumn<CreationContent>;
  /** Null until the LOS has answered. */
  loan_num: string | null;
  /** Whether the request was repeated before it was answered. */
  repeated: boolean;
  created_at: Date;
}

export interface LoanTables {
  'portal.loan_creations': LoanCreationRow;
  'portal.final_actions': FinalActionRow;
  'portal.pipeline': PipelineIndexRow;
  'portal.pipeline_words': { word: string };
  'portal.pipeline_assignees': { login: string; company_key: string };
  'portal.pipeline_totals': PipelineTotalRow;
  'portal.pipeline_total_changes': PipelineTotalChangeRow;
  'portal.feed_cursor': FeedCursorRow;
  'portal.live_changes': LiveChangeRow;
  'portal.loan_likeness': LoanLikenessRow;
  'portal.lock_positions': LockPositionRow;
  'portal.loan_history': LoanHistoryRow;
}
