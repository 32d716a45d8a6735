import type { RecordFields } from '../records/record-fields';
import { transactionFields } from '../servicing/transaction-fields';
import type { BatchKind } from './batch-fields';

/** The fields of a row of each kind. The number of the loan is `loanNum`. */
export const batchColumns: Readonly<Record<BatchKind, RecordFields>> = {
  transactions: transactionFields,
};

/** Titles that files give a field, besides its own name; signs and case do not count. */
export const columnAliases: Readonly<Record<string, readonly string[]>> = {
  loanNum: ['loan number', 'loan no', 'loan', 'loan id', 'account number', 'sLNm'],
  date: ['transaction date', 'effective date', 'posting date', 'post date', 'paid date'],
  type: ['transaction type', 'transaction', 'description'],
  amount: ['transaction amount', 'payment amount', 'total'],
  reference: ['ref', 'reference number', 'transaction id', 'trace number', 'confirmation'],
};
