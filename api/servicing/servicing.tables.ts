import type { TransactionType } from '../../domain/servicing/postings';

/** A transaction on a loan in servicing. */
export interface TransactionRow {
  reference: string;
  loan_num: string;
  date: string;
  type: TransactionType;
  amount: string;
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

export interface ServicingTables {
  'portal.transactions': TransactionRow;
  'portal.servicing_positions': ServicingPositionRow;
}
