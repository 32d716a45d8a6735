import { expect, it } from 'vitest';
import { pollJob } from '../../domain/aus/poll-interval';
import { jobOf, startedJob } from './status.service';

const order = (state: 'submitted' | 'waiting' | 'completed' | 'failed') => ({
  ...{ id: '3b2f7a52-6df0-4a3c-9a3e-2f5f0a1b4c11', state },
  request: { system: 'LPA', agency: null, references: [], copyLiabilities: false, agencyUser: null, hash: 'abc' },
});
const submit = (state: Parameters<typeof order>[0]) =>
  pollJob(
    async () => startedJob(order(state)),
    async () => jobOf(order('completed')),
    async () => undefined,
  );

it.each(['submitted', 'waiting', 'completed'] as const)('polls a job that is %s when it is started', async (state) => {
  expect(await submit(state)).toMatchObject({ PollingIntervalInMs: 0, hash: 'abc' });
});

it('reports that a failed job has no interval (AUS-03)', async () => {
  await expect(submit('failed')).rejects.toThrow('No interval is returned.');
});
