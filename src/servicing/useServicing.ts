import { useQuery, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../providers/data/query-keys';
import { servicingCalls } from './servicing-calls';

/** The payments of a loan. */
export const useServicing = (loanNum: string) =>
  useQuery({
    queryKey: queryKeys.servicing(loanNum),
    queryFn: ({ signal }) => servicingCalls.payment(loanNum, signal),
  });

/** Reads again what a change of the payments of a loan changes. */
export function useServicingChanged(loanNum: string): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    void client.invalidateQueries({ queryKey: queryKeys.resource('main/internal/servicing') });
    void client.invalidateQueries({ queryKey: queryKeys.resource('main/servicing') });
    await client.invalidateQueries({ queryKey: queryKeys.servicing(loanNum) });
  };
}
