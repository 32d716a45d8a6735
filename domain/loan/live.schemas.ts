import { z } from 'zod';
import { liveParts } from './live';

/** A loan that changed, as a person is told who may see it. */
const liveChange = z.object({
  loanNum: z.string(),
  /** Version of the loan since; it stays where a part changed that is none of the document's. */
  version: z.int(),
  what: z.array(z.enum(liveParts)).readonly(),
  /** Name of the person who did it; null where it is not known. */
  by: z.string().nullable(),
  /** The reader did it, here or elsewhere. */
  mine: z.boolean(),
});
export type LiveChange = Readonly<z.output<typeof liveChange>>;

/** Data of the event `loans`. */
export const liveBatch = z.object({
  changes: z.array(liveChange).readonly(),
  /** Loans that the reader saw and sees no longer. */
  gone: z.array(z.string()).readonly(),
});
export type LiveBatch = Readonly<z.output<typeof liveBatch>>;
