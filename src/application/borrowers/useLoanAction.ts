import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { ApiError } from '../../providers/data/api-error';
import { refetchApplication } from '../edit/section-writes';

/**
 * Runs an action on a loan, confirms it and refetches the application. Also refetches after a version conflict, so that the
 * user sees the current state before retrying, and rethrows the error.
 */
export function useLoanAction(loanNum: string) {
  const client = useQueryClient();
  const notify = useNotify();
  return async (act: () => Promise<unknown>, done: string, values: Record<string, string> = {}): Promise<void> => {
    try {
      await act();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'stale') await refetchApplication(client, loanNum, '');
      throw error;
    }
    notify(done, { type: 'success', messageArgs: values });
    await refetchApplication(client, loanNum, '');
  };
}
