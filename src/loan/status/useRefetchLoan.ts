import { useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../providers/data/query-keys';

/** Refetches the loan and what is read of it, after a change of its status. */
export function useRefetchLoan(loanNum: string): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all(
      [queryKeys.resource('loans'), queryKeys.loan(loanNum), queryKeys.registration(loanNum)].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
  };
}
