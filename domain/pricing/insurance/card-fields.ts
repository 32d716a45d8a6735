import type { RecordFields } from '../../records/record-fields';

/** A stored rate card: its insurer, the first day it applies to, its file and how many lines it has. */
export const cardFields = {
  company: { kind: 'text', required: true, maxLength: 100 },
  appliesFrom: { kind: 'date', required: true },
  lines: { kind: 'integer', required: true },
  source: { kind: 'text', required: true, maxLength: 200 },
} as const satisfies RecordFields;
