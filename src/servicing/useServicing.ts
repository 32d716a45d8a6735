import { useQuery, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../providers/data/query-keys';
import { servicingCalls } from './servicing-calls';

export const keyOfServicing = (loanNum: string) => [...queryKeys.loan(loanNum), 'servicing'] as const;

/** The payments of a loan. */
export const useServicing = (loanNum: string) =>
  useQuery({ queryKey: keyOfServicing(loanNum), queryFn: ({ signal }) => servicingCalls.payment(loanNum, signal) });

/** Reads again what a change of the payments of a loan changes. */
export function useServicingChanged(loanNum: string): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    void client.invalidateQueries({ queryKey: queryKeys.resource('main/internal/servicing') });
    void client.invalidateQueries({ queryKey: queryKeys.resource('main/servicing') });
    await client.invalidateQueries({ queryKey: keyOfServicing(loanNum) });
  };
}
