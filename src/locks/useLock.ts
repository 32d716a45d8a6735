import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { BrokerLock } from '../../domain/locks/lock.schemas';
import { queryKeys } from '../providers/data/query-keys';
import { showAnswer } from '../providers/data/show-answer';
import { locksCalls } from './locks-calls';

/** Prices and hours move while the page is open. */
const REFETCH_MS = 60_000;

/** The rate lock of a loan; null asks for none. */
export const useLock = (loanNum: string | null) =>
  useQuery({
    queryKey: queryKeys.lock(loanNum ?? ''),
    queryFn: ({ signal }) => locksCalls.lock(loanNum ?? '', signal),
    enabled: loanNum !== null,
    refetchInterval: REFETCH_MS,
  });

/** Shows the lock that a write answered, and has everything that depends on it read again. */
export function useShowLock(loanNum: string) {
  const client = useQueryClient();
  return (lock: BrokerLock): void => {
    showAnswer(client, queryKeys.lock(loanNum), lock);
    void client.invalidateQueries({ queryKey: [...queryKeys.lock(loanNum), 'simulation'] });
    void client.invalidateQueries({ queryKey: queryKeys.record('loans', loanNum) });
    void client.invalidateQueries({ queryKey: queryKeys.activity(loanNum) });
    void client.invalidateQueries({ queryKey: queryKeys.lockDesk() });
  };
}
