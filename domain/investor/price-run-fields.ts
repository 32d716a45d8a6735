import type { RecordFields } from '../records/record-fields';

const text = { kind: 'text' } as const;
const price = { kind: 'decimal', scale: 3 } as const;
const money = { kind: 'money' } as const;

/** A run of batch pricing as lists show it. */
export const priceRunFields = {
  createdAt: { kind: 'instant' },
  by: text,
  state: { kind: 'text', options: ['running', 'completed', 'cancelled', 'failed'] },
  loans: { kind: 'integer' },
  done: { kind: 'integer' },
  endedAt: { kind: 'instant' },
} as const satisfies RecordFields;

/** A loan of a run as lists show it. */
export const priceRunLoanFields = {
  loanNum: text,
  borrower: text,
  status: { kind: 'code', codes: 'statusDisplay' },
  isLocked: { kind: 'yesno' },
  program: text,
  noteRate: { kind: 'percent' },
  amount: money,
  lockDays: { kind: 'integer', unit: 'days' },
  before: price,
  price,
  change: price,
  gain: money,
  state: {
    kind: 'text',
    options: ['waiting', 'priced', 'no-program', 'not-eligible', 'not-offered', 'not-readable', 'not-found'],
  },
  isChanged: { kind: 'yesno' },
  save: { kind: 'text', options: ['queued', 'saving', 'saved', 'changed', 'moved', 'failed'] },
} as const satisfies RecordFields;
