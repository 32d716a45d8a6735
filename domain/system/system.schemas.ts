import { z } from 'zod';

const milliseconds = z.int().min(0);

/** How long a call takes, in steps: half of its calls, and all but the slowest twentieth, are below. */
const slowCall = z.object({
  /** Method and path, such as `GET /lqb/loans/:loanNum`. */
  call: z.string(),
  count: z.int().min(0),
  median: milliseconds,
  slowest5: milliseconds,
});
export type SlowCall = Readonly<z.output<typeof slowCall>>;

/** Orders of a kind that have not ended. */
const openOrderCount = z.object({
  kind: z.string(),
  open: z.int().min(1),
  /** Of the open ones, those that have failed at least once and are tried again. */
  retrying: z.int().min(0),
  oldestAt: z.iso.datetime(),
});
export type OpenOrderCount = Readonly<z.output<typeof openOrderCount>>;

/** The state of the process that answers, and of the orders of all processes. */
export const systemState = z.object({
  startedAt: z.iso.datetime(),
  memoryMb: z.int().min(0),
  streams: z.int().min(0),
  versions: z.object({ portal: z.string(), node: z.string(), database: z.string() }),
  orders: z.array(openOrderCount),
  /** Since the process started, the slowest first. */
  slowCalls: z.array(slowCall),
});
export type SystemState = Readonly<z.output<typeof systemState>>;
