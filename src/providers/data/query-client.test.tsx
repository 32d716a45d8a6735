import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client';
import { queryKeys } from './query-keys';

// In a browser environment, because a server never discards what it loaded.
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);

it('keeps data fresh for 15 minutes after its screen is left, and loads it again later (DATA-01)', async () => {
  const client = createQueryClient();
  const queryFn = vi.fn().mockResolvedValue('data');
  const visit = async (): Promise<void> => {
    const leave = new QueryObserver(client, { queryKey: queryKeys.loan('7'), queryFn }).subscribe(() => undefined);
    await minutes(0);
    leave();
  };
  await visit();
  await minutes(14);
  await visit();
  expect(queryFn).toHaveBeenCalledTimes(1);
  await minutes(2);
  await visit();
  expect(queryFn).toHaveBeenCalledTimes(2);
  client.clear();
});
