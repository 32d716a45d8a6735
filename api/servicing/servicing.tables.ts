/** A transaction on a loan in servicing. */
export interface TransactionRow {
  reference: string;
  loan_num: string;
  date: string;
  type: string;
  amount: string;
  received_at: Date;
  received_from: string;
}

export interface ServicingTables {
  'portal.transactions': TransactionRow;
}
