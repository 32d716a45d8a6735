import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { ApiError } from '../../providers/data/api-error';
import { refetchApplication } from '../edit/section-writes';

/**
 * Does something to a loan and says so; everything that shows the application is read again. After a stale refusal, too, so
 * that the person sees what is there before trying once more; the refusal is thrown on.
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
