import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { BrokerLock } from '../../domain/locks/lock.schemas';
import { createQueryClient } from '../providers/data/query-client';
import { stubCalls } from '../testing/stub-calls';
import { aLock } from './locks.test-support';
import { locksCalls } from './locks-calls';
import { useLock, useShowLock } from './useLock';

let client: QueryClient;

afterEach(() => client.clear());

it('keeps what a write answered when a lock that was read before it arrives after it', async () => {
  client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  let arrive: (lock: BrokerLock) => void = () => undefined;
  const late = new Promise<BrokerLock>((resolve) => {
    arrive = resolve;
  });
  const [earlier, canceled] = [aLock(), aLock({ version: 4, lock: null })];
  const lock = vi.fn().mockResolvedValueOnce(earlier).mockReturnValueOnce(late).mockResolvedValue(canceled);
  stubCalls(locksCalls, { lock });
  const { result } = renderHook(() => ({ read: useLock('26'), show: useShowLock('26') }), { wrapper });
  await waitFor(() => expect(result.current.read.data).toEqual(earlier));
  void result.current.read.refetch();
  await waitFor(() => expect(lock).toHaveBeenCalledTimes(2));
  act(() => result.current.show(canceled));
  await act(async () => arrive(earlier));
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(result.current.read.data).toEqual(canceled);
});
