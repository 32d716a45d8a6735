import { z } from 'zod';
import { rangeText } from '../contract/list-parameters.schemas';

/** What a history shows: sign-ins and changes of access, changes of the record, or everything. */
export const historyKinds = ['access', 'changes', 'all'] as const;
export type HistoryKind = (typeof historyKinds)[number];

export const historyQuery = z.object({
  subject: z
    .string()
    .min(3)
    .max(200)
    .regex(/^[\w-]+:/)
    .describe('A resource and an ID, such as branch:4f3c'),
  kind: z.enum(historyKinds).optional().describe('Default: everything'),
  range: rangeText,
});

/** A field of a write, before and after. */
export const changedField = z.object({ field: z.string(), before: z.unknown(), after: z.unknown() });

/** One write: author, time, and each changed field. */
export const historyEntry = z.object({
  id: z.string(),
  subject: z.string(),
  at: z.string(),
  /** Login; null for the portal itself. */
  actor: z.string().nullable(),
  actorName: z.string().nullable(),
  action: z.string(),
  outcome: z.enum(['open', 'done', 'failed']),
  fields: z.array(changedField),
});

export type HistoryEntry = z.output<typeof historyEntry>;
