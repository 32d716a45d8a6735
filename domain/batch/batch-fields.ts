import type { RecordFields } from '../records/record-fields';

/** What a batch brings into the portal. */
export const batchKinds = ['transactions'] as const;
export type BatchKind = (typeof batchKinds)[number];

/** The most rows of one batch. */
export const MAX_BATCH_ROWS = 50_000;

/** The work of a batch; `undone` once its rows are taken back. */
export const batchStates = ['running', 'completed', 'cancelled', 'failed', 'undone'] as const;
export type BatchState = (typeof batchStates)[number];

/**
 * What became of a row. `ready`: checked and not saved yet. `not-saved`: another row was refused, so that nothing was saved. `kept`: the
 * batch was undone, but the row had changed since.
 */
export const rowResults = ['waiting', 'ready', 'saved', 'unchanged', 'refused', 'not-saved', 'undone', 'kept'] as const;
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
