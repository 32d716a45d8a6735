import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BrokerLock } from '../../domain/locks/lock.schemas';
import { isStale } from '../crud/saving/stale';
import { queryKeys } from '../providers/data/query-keys';
import { useShowLock } from './useLock';

/** Something that the user is about to ask for or to decide, with its figures. */
export interface LockAsk {
  readonly title: string;
  /** What will happen. */
  readonly lines: readonly string[];
  readonly button: string;
  /** It gives something up: the safe answer is filled. */
  readonly isLoss?: boolean;
  readonly send: () => Promise<BrokerLock>;
  /** Called once it is stored. */
  readonly onStored?: () => void;
}

/** Sends what was asked for. If the lock or its price has changed since, the page shows the current one. */
export function useLockMoves(loanNum: string) {
  const client = useQueryClient();
  const show = useShowLock(loanNum);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ send }: LockAsk) => send(),
    onSuccess: (lock, { onStored }) => {
      show(lock);
      onStored?.();
    },
    onError: (failure) => {
      if (!isStale(failure)) return;
      void client.invalidateQueries({ queryKey: queryKeys.lock(loanNum) });
      void client.invalidateQueries({ queryKey: queryKeys.pricing(loanNum) });
      void client.invalidateQueries({ queryKey: queryKeys.lockDesk() });
    },
  });
  return { send: mutate, isPending, error, clear: reset };
}
