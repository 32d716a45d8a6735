import type { RecordFields } from '../records/record-fields';

/** What the checks of a loan of the register found. */
export const checkResults = ['incomplete', 'questioned', 'clean', 'unchecked'] as const;

/** A loan of the register as a list shows it. */
export const hmdaLoanFields = {
  loanNum: { kind: 'text' },
  borrower: { kind: 'text' },
  action: { kind: 'code', codes: 'hmdaAction' },
  actionDate: { kind: 'date' },
  edits: { kind: 'text' },
  result: { kind: 'text', options: checkResults },
} as const satisfies RecordFields;
