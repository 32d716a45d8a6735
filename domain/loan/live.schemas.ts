import { z } from 'zod';
import { liveParts } from './live';

/** A changed loan, as sent to users who may see it. */
const liveChange = z.object({
  loanNum: z.string(),
  /** The loan's version after the change; unchanged if the changed part is not in the document. */
  version: z.int(),
  what: z.array(z.enum(liveParts)).readonly(),
  /** Name of the author; null if unknown. */
  by: z.string().nullable(),
  /** The reader did it, here or elsewhere. */
  mine: z.boolean(),
});
export type LiveChange = Readonly<z.output<typeof liveChange>>;

/** Changes of several loans, sent as one event. */
export const liveBatch = z.object({
  changes: z.array(liveChange).readonly(),
  /** Loans that the reader saw and sees no longer. */
  gone: z.array(z.string()).readonly(),
});
export type LiveBatch = Readonly<z.output<typeof liveBatch>>;

const nothing = z.strictObject({});

/** The events of the stream by name, with the shape of their data. */
export const liveEvents = {
  /** Loans that changed. */
  loans: liveBatch,
  /** More changed than is named: everything is to be read again. */
  refresh: nothing,
  /** The reader's rights changed: they are to be read again. */
  access: nothing,
  /** A sign of life. */
  beat: nothing,
  /** Another stream of the session replaced this one. */
  replaced: nothing,
} as const;
