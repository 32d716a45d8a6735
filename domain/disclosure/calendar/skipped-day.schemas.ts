import { z } from 'zod';

/** A day that a clock of business days does not count, and why. */
export const skippedDay = z.object({
  date: z.iso.date(),
  reason: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('closed-weekday'), weekday: z.int() }),
    z.object({ kind: z.literal('holiday'), name: z.string() }),
    z.object({ kind: z.literal('lender-holiday') }),
  ]),
});
