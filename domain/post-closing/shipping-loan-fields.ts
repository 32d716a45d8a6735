import { column } from '../records/list-columns';
import type { RecordFields } from '../records/record-fields';
import { notePlaces } from './collateral';
import { expectedKinds } from './expected-documents';
import { nextActions } from './next-action';

/** A funded loan as the desk's list shows it. */
export const shippingLoanFields = {
  loanNum: column.text,
  borrower: column.text,
  status: { kind: 'code', codes: 'sStatusT' },
  fundedOn: column.date,
  age: column.integer,
  loanType: { kind: 'code', codes: 'sLT' },
  investor: column.text,
  missing: column.integer,
  late: column.integer,
  nextDue: column.date,
  nextKind: { kind: 'text', options: expectedKinds },
  place: { kind: 'text', options: notePlaces },
  action: { kind: 'text', options: nextActions },
  investorDue: column.date,
  branch: column.text,
} as const satisfies RecordFields;
