import type { Generated } from 'kysely';
import type { noticeWays, ServicingNotice } from '../../domain/servicing/notice-options';
import type { TransactionType } from '../../domain/servicing/postings';
import type { servicerFields } from '../../domain/servicing/servicer-fields';
import type { RecordRow } from '../db/record-row';

/** A transaction on a loan in servicing. */
export interface TransactionRow {
  reference: string;
  loan_num: string;
  date: string;
  type: TransactionType;
  amount: string;
  /** Of a reversal, the reference that it takes back. */
  reverses: string | null;
  received_at: Date;
  received_from: string;
}

/** What lists show of the payments of a loan. */
export interface ServicingPositionRow {
  loan_num: string;
  first_due: string;
  next_due: string | null;
  late_days: number;
  payment: string | null;
  last_paid: string | null;
  principal: string;
  escrow_balance: string;
  unapplied: string;
  transfer_date: string | null;
}

/** The transfer of the servicing of a loan; its day and the number at the new servicer are in the loan. */
export interface ServicingTransferRow {
  loan_num: string;
  version: number;
  servicer_id: string;
  last_day: string;
  goodbye_on: string | null;
  hello_on: string | null;
  saved_by: string;
  saved_at: Date;
}

/** A notice that was made; its ID is that of its document. */
export interface ServicingNoticeRow {
  id: string;
  loan_num: string;
  kind: ServicingNotice;
  about_on: string;
  due_by: string;
  made_at: Date;
  made_by: string;
  made_by_name: string;
  version: Generated<number>;
  method: (typeof noticeWays)[number] | null;
  given_on: string | null;
  given_by_name: string | null;
  package_id: string | null;
}

/** Amounts of the monthly payment from a due date on. */
export interface ServicingAmountsRow {
  id: Generated<string>;
  loan_num: string;
  from_due: string;
  escrow: string;
  insurance: string;
  /** Null for the amounts before the first change. */
  reason: string | null;
  saved_by: string;
  saved_by_name: string;
  saved_at: Date;
}

export interface ServicingTables {
  'portal.servicing_amounts': ServicingAmountsRow;
  'portal.servicing_notices': ServicingNoticeRow;
  'portal.servicers': RecordRow<typeof servicerFields, 'active' | 'isFirst'>;
  'portal.servicing_transfers': ServicingTransferRow;
  'portal.transactions': TransactionRow;
  'portal.servicing_positions': ServicingPositionRow;
}
