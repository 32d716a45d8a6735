import type { RecordFields } from '../records/record-fields';
import { findingSeverities, itemResults, severities } from './checklist';
import { RANDOM_PERCENT, sampleRules } from './sample';

export const reviewStates = ['open', 'completed'] as const;

/** A review as a list shows it. */
export const reviewFields = {
  loanNum: { kind: 'text' },
  borrower: { kind: 'text' },
  month: { kind: 'text' },
  rule: { kind: 'text', options: sampleRules },
  reviewerName: { kind: 'text' },
  dueOn: { kind: 'date' },
  answered: { kind: 'integer' },
  severity: { kind: 'text', options: severities },
  state: { kind: 'text', options: reviewStates },
} as const satisfies RecordFields;

/** What a reviewer answers for an item of the checklist. */
export const answerFields = {
  result: { kind: 'text', options: itemResults, required: true },
  severity: { kind: 'text', options: findingSeverities },
  note: { kind: 'note', maxLength: 2000 },
} as const satisfies RecordFields;

/** What a new sample is drawn by. */
export const drawFields = {
  month: { kind: 'text', maxLength: 7, required: true },
  rule: { kind: 'text', options: sampleRules, required: true },
  value: { kind: 'text', maxLength: 150 },
  percent: { kind: 'integer', min: RANDOM_PERCENT, max: 100, required: true },
  loanNums: { kind: 'note', maxLength: 8000 },
} as const satisfies RecordFields;
