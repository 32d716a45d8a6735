import type { RecordFields } from '../records/record-fields';

const text = { kind: 'text' } as const;
const date = { kind: 'date' } as const;

/** What every report says of a loan. */
export const reportLoanFields = {
  loanNum: text,
  borrower: text,
  status: { kind: 'code', codes: 'statusDisplay' },
  amount: { kind: 'money' },
  channel: { kind: 'code', codes: 'sBranchChannelT' },
  branch: text,
  officer: text,
  program: text,
} as const satisfies RecordFields;

export const lockExpiryFields = {
  ...reportLoanFields,
  expDate: date,
  daysLeft: { kind: 'integer' },
  estClosing: date,
} as const satisfies RecordFields;
