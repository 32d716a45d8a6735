import { channelCodes } from '../../domain/loan/codes/loan-codes';
import { statusLabel } from '../../domain/loan/status';
import { ownValue } from '../../domain/tables/own-value';
import type { CsvColumn } from '../http/csv';
import type { reportLoan } from './report-loans';

const channelLabel = (code: string | null): string | null =>
  code === null ? null : (ownValue<string>(channelCodes, code) ?? code);

/** The columns that the files of all reports have. */
export const loanFileColumns: readonly CsvColumn<ReturnType<typeof reportLoan>>[] = [
  ['Loan Number', (row) => row.loanNum],
  ['Borrower', (row) => row.borrower],
  ['Status', (row) => statusLabel(row.status)],
  ['Loan Amount', (row) => row.amount],
  ['Channel', (row) => channelLabel(row.channel)],
  ['Branch', (row) => row.branch],
  ['Loan Officer', (row) => row.officer],
  ['Program', (row) => row.program],
];
