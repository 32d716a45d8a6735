import { QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client';
import { queryKeys } from './query-keys';
import { showAnswer } from './show-answer';

const queryKey = queryKeys.postClosing('7');

/** A list that is on screen, read once. */
async function shown(queryFn: () => Promise<string>) {
  const client = createQueryClient();
  const observer = new QueryObserver(client, { queryKey, queryFn });
  const leave = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  return { client, observer, leave };
}

it('shows the answer of a write without reading again', async () => {
  const queryFn = vi.fn(async () => 'before');
  const { client, leave } = await shown(queryFn);
  showAnswer(client, queryKey, (known: string | undefined) => `${known}, after`);
  expect(client.getQueryData(queryKey)).toBe('before, after');
  expect(queryFn).toHaveBeenCalledTimes(1);
  leave();
  client.clear();
});

it('reads again what was being read during the write', async () => {
  const queryFn = vi.fn(async () => 'before');
  const { client, observer, leave } = await shown(queryFn);
  let arrive: (data: string) => void = () => undefined;
  queryFn
    .mockReturnValueOnce(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    )
    .mockResolvedValue('after and later');
  void observer.refetch();
  showAnswer(client, queryKey, 'after');
  expect(client.getQueryData(queryKey)).toBe('after');
  arrive('before');
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  expect(client.getQueryData(queryKey)).toBe('after and later');
  leave();
  client.clear();
});
