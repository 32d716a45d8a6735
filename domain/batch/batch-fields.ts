import type { RecordFields } from '../records/record-fields';

/** What a batch does with its rows. */
export const batchKinds = [
  'transactions',
  'loans',
  'status',
  'assign',
  'requests',
  'purchase-advice',
  'funding',
] as const;
export type BatchKind = (typeof batchKinds)[number];

/** Kinds that compare a file with the loans and save nothing. */
const comparing: readonly BatchKind[] = ['purchase-advice', 'funding'];
export const isComparison = (kind: BatchKind): boolean => comparing.includes(kind);

/** Kinds that do the same with many loans, whose numbers can be pasted instead of a file. */
const actions: readonly BatchKind[] = ['status', 'assign', 'requests'];
export const isLoanAction = (kind: BatchKind): boolean => actions.includes(kind);

/** The most rows of one batch. */
export const MAX_BATCH_ROWS = 50_000;

/** The work of a batch; `undone` once its rows are taken back. */
export const batchStates = ['running', 'completed', 'cancelled', 'failed', 'undone'] as const;
export type BatchState = (typeof batchStates)[number];

/**
 * What became of a row. `ready`: checked and not saved yet. `not-saved`: another row was refused, so that nothing was saved. `kept`: the
 * batch was undone, but the row had changed since. `matches` and `differs` compare it with its loan; `missing` is a loan that the file
 * lacks.
 */
export const rowResults = [
  'waiting',
  'ready',
  'saving',
  'saved',
  'unchanged',
  'refused',
  'not-saved',
  'undone',
  'kept',
  'matches',
  'differs',
  'missing',
] as const;
export type RowResult = (typeof rowResults)[number];

const text = { kind: 'text' } as const;
const count = { kind: 'integer' } as const;

/** A batch as lists show it. */
export const batchFields = {
  createdAt: { kind: 'instant' },
  by: text,
  kind: { kind: 'text', options: batchKinds },
  fileName: text,
  isDryRun: { kind: 'yesno' },
  state: { kind: 'text', options: batchStates },
  rows: count,
  saved: count,
  refused: count,
} as const satisfies RecordFields;

/** A row of a batch as its report shows it. */
export const batchRowFields = {
  row: count,
  loanNum: text,
  reference: text,
  result: { kind: 'text', options: rowResults },
  problems: text,
} as const satisfies RecordFields;
