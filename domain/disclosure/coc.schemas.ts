import { z } from 'zod';

/** A change of circumstance; TaskStatus REQUESTED means an open request. */
export const cocTask = z.object({ taskId: z.string(), TaskStatus: z.string(), Description: z.string() });
export type CocTask = Readonly<z.infer<typeof cocTask>>;
