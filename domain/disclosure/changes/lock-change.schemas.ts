import { z } from 'zod';

/** An order to request the change of circumstance that a change of the rate lock requires. */
export const lockChangeRequest = z.object({
  /** The lock expired; otherwise what happened is read from the loan. */
  expired: z.boolean(),
  on: z.iso.date(),
});

export const lockChangeResult = z.object({ requested: z.boolean() });
