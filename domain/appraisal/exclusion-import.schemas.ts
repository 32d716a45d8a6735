import { z } from 'zod';
import { messageSchema } from '../messages/message.schemas';

const problem = z.object({
  row: z.int().min(1),
  field: z.string(),
  value: z.string(),
  message: z.string(),
  wording: messageSchema,
});
const named = z.object({ name: z.string(), licenseNumber: z.string().nullable(), fields: z.array(z.string()) });

/** The changes a file would make to the exclusionary list. A file never removes entries. */
export const exclusionCheckSchema = z.object({
  rows: z.int().min(0),
  /** The first of them. */
  problems: z.array(problem).readonly(),
  problemCount: z.int().min(0),
  added: z.array(named).readonly(),
  /** With the fields that differ. */
  changed: z.array(named).readonly(),
  same: z.int().min(0),
  /** A digest of the compared list. Applying the file sends it back, so that newer changes are not overwritten. */
  seen: z.string(),
});

export type ExclusionCheck = z.infer<typeof exclusionCheckSchema>;
