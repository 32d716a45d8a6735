import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../providers/data/query-keys';
import { loanCalls } from '../loan-calls';

/** How many entries the dashboard shows. */
const SHOWN = 5;

/** The latest that happened to the loan, newest first. */
export function useActivity(loanNum: string) {
  return useQuery({
    queryKey: queryKeys.activity(loanNum),
    queryFn: ({ signal }) => loanCalls.activity(loanNum, SHOWN, signal),
  });
}
