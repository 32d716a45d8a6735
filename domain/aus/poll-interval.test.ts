import { describe, expect, it } from 'vitest';
import { pollJob } from './poll-interval';

async function polled(first: number | undefined, answers: readonly (number | undefined | null)[]) {
  const waits: number[] = [];
  const left = [...answers];
  const result = await pollJob(
    async () => ({ PollingIntervalInMs: first }),
    async () => ({ PollingIntervalInMs: left.shift(), left: left.length }),
    async (ms) => {
      waits.push(ms);
    },
  );
  return { waits, result };
}

describe('a job that is polled', () => {
  it('is polled after the interval of each answer (AUS-01, AUS-04)', async () => {
    expect((await polled(2_000, [500, 1_000, 0])).waits).toEqual([2_000, 500, 1_000]);
  });

  it.each([0, undefined, null])('ends with the result of an answer whose interval is %s (AUS-02)', async (last) => {
    const { waits, result } = await polled(2_000, [last, 500]);
    expect(waits).toEqual([2_000]);
    expect(result.left).toBe(1);
  });

  it.each([undefined, 0])('fails if the first response has the interval %s (AUS-03)', async (first) => {
    await expect(polled(first, [])).rejects.toThrow('No interval is returned.');
  });
});
