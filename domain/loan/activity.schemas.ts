import { z } from 'zod';
import { wordingSchema } from '../messages/message.schemas';

/** A move or note of the status. */
export const statusLogEntry = z.object({
  /** Instant, ISO 8601. */
  at: z.string(),
  status: z.string(),
  from: z.string().nullable(),
  by: z.string(),
  description: z.string(),
  /** The description for every language; an LOS may have its own words alone. */
  wording: wordingSchema.optional(),
  /** Why, in the author's words; only for the lender's people. */
  note: z.string().optional(),
  /** Codes of the reasons of a suspension or a denial. */
  reasons: z.array(z.string()).readonly().optional(),
  otherReason: z.string().optional(),
  /** Decided without automated underwriting, or against its result. */
  isManual: z.boolean().optional(),
});
export type StatusLogEntry = Readonly<z.infer<typeof statusLogEntry>>;

/** One changed field, as logged: SSNs masked. */
const changedField = z.object({ field: z.string(), before: z.unknown(), after: z.unknown() }).readonly();

const change = z.object({
  kind: z.literal('change'),
  at: z.string(),
  by: z.string(),
  action: z.string(),
  version: z.int(),
  fields: z.array(changedField).readonly(),
});

/** An event of a loan: a status move or note, or the fields that one write changed. */
export const activity = z.union([statusLogEntry.extend({ kind: z.literal('status') }).readonly(), change.readonly()]);
export type Activity = z.infer<typeof activity>;
