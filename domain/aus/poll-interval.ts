import { message } from '../messages/message';

/** What a job answers about its polling (AUS-01 to -04). */
export interface PollAnswer {
  readonly PollingIntervalInMs?: number | null | undefined;
}

/** The first response of a job named no interval. */
export class NoIntervalError extends Error {
  readonly wording = message('aus-no-interval');
  constructor() {
    super('No interval is returned.');
  }
}

/** Milliseconds until the next poll; null if the answer is the final one, because its interval is 0 or missing. */
export const nextPollIn = ({ PollingIntervalInMs: interval }: PollAnswer): number | null =>
  interval ? interval : null;

/**
 * Starts a job and polls it by the interval of each answer until one is final. Throws a {@link NoIntervalError} if the first
 * answer has no interval.
 */
export async function pollJob<First extends PollAnswer, Next extends PollAnswer>(
  start: () => Promise<First>,
  poll: (first: First) => Promise<Next>,
  wait: (ms: number) => Promise<void>,
): Promise<Next> {
  const first = await start();
  let interval = nextPollIn(first);
  if (interval === null) throw new NoIntervalError();
  for (;;) {
    await wait(interval);
    const next = await poll(first);
    interval = nextPollIn(next);
    if (interval === null) return next;
  }
}
