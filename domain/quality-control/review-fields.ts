import type { RecordFields } from '../records/record-fields';
import { severities } from './checklist';
import { sampleRules } from './sample';

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
