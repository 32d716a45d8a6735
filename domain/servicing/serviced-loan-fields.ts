import type { RecordFields } from '../records/record-fields';

const text = { kind: 'text' } as const;
const date = { kind: 'date' } as const;
const money = { kind: 'money' } as const;

/** A loan in servicing as lists show it. */
export const servicedLoanFields = {
  loanNum: text,
  borrower: text,
  status: { kind: 'code', codes: 'statusDisplay' },
  branch: text,
  company: text,
  firstDue: date,
  nextDue: date,
  payment: money,
  missing: { kind: 'integer' },
  lastPaid: date,
  principal: money,
  escrowBalance: money,
  unapplied: money,
  transferDate: date,
} as const satisfies RecordFields;
