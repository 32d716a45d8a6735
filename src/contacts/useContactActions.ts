import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { queryKeys } from '../providers/data/query-keys';

/**
 * Runs a change of a loan's contacts and confirms it. Contacts are read again whatever happens, so that after a refusal the
 * user sees the current ones.
 */
export function useContactActions(loanNum: string) {
  const client = useQueryClient();
  const notify = useNotify();
  return async (act: () => Promise<unknown>, done: string, values: Record<string, string> = {}): Promise<void> => {
    try {
      await act();
      notify(done, { type: 'success', messageArgs: values });
    } finally {
      await Promise.all([
        client.invalidateQueries({ queryKey: queryKeys.loan(loanNum) }),
        client.invalidateQueries({ queryKey: queryKeys.record('loans', loanNum) }),
      ]);
    }
  };
}
