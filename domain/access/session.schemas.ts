import { z } from 'zod';

/** A session that can still be used. */
export const sessionAnswer = z.object({
  id: z.uuid(),
  /** The name of the browser, such as Firefox; null if it is not recognized. */
  browser: z.string().nullable(),
  /** The operating system, such as Windows; null if it is not recognized. */
  system: z.string().nullable(),
  /** The network address of the last use; null if it was not recorded. */
  address: z.string().nullable(),
  signedInAt: z.string(),
  /** The last use, to the minute. */
  lastUsedAt: z.string(),
  /** When it ends at the latest. */
  endsAt: z.string(),
  /** The session that asks. */
  isCurrent: z.boolean(),
  /** Handed over by the LOS. */
  isLqb: z.boolean(),
});
export type SessionAnswer = Readonly<z.output<typeof sessionAnswer>>;

export const sessionsAnswer = z.array(sessionAnswer).readonly();
export const sessionParams = z.object({ id: z.uuid() });
