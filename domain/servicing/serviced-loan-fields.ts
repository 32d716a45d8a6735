import { column } from '../records/list-columns';
import type { RecordFields } from '../records/record-fields';

/** A loan in servicing as lists show it. */
export const servicedLoanFields = {
  loanNum: column.text,
  borrower: column.text,
  status: { kind: 'code', codes: 'statusDisplay' },
  branch: column.text,
  company: column.text,
  firstDue: column.date,
  nextDue: column.date,
  payment: column.money,
  missing: column.integer,
  lastPaid: column.date,
  principal: column.money,
  escrowBalance: column.money,
  unapplied: column.money,
  transferDate: column.date,
} as const satisfies RecordFields;
