import type { RecordFields } from '../records/record-fields';
import { notePlaces } from './collateral';
import { expectedKinds } from './expected-documents';
import { nextActions } from './next-action';

const text = { kind: 'text' } as const;
const date = { kind: 'date' } as const;
const integer = { kind: 'integer' } as const;

/** A funded loan as the desk's list shows it. */
export const shippingLoanFields = {
  loanNum: text,
  borrower: text,
  status: { kind: 'code', codes: 'sStatusT' },
  fundedOn: date,
  age: integer,
  loanType: { kind: 'code', codes: 'sLT' },
  investor: text,
  missing: integer,
  late: integer,
  nextDue: date,
  nextKind: { kind: 'text', options: expectedKinds },
  place: { kind: 'text', options: notePlaces },
  action: { kind: 'text', options: nextActions },
  investorDue: date,
  branch: text,
} as const satisfies RecordFields;
