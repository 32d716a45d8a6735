import { z } from 'zod';

/** A condition of the underwriter. */
export const condition = z.object({
  id: z.string(),
  status: z.enum(['Active', 'Closed']),
  cat: z.string(),
  description: z.string(),
  /** Date. */
  createdD: z.string(),
  doneD: z.string().nullable(),
});
export type Condition = Readonly<z.infer<typeof condition>>;
