import { z } from 'zod';

/** One write to the LOS. */
export const operation = z.object({
  /** UUID, the same as that of the audit entry; it makes the write safe to repeat. */
  id: z.uuid(),
  /** Login and name of the author, for the logs of the LOS. */
  by: z.string().min(1),
  byName: z.string(),
});
export type Operation = Readonly<z.infer<typeof operation>>;
