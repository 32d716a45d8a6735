import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../providers/data/query-keys';
import { ACTIVITY_SHOWN, loanCalls } from '../loan-calls';

/** The latest activity of the loan, newest first. */
export function useActivity(loanNum: string) {
  return useQuery({
    queryKey: queryKeys.activity(loanNum),
    queryFn: ({ signal }) => loanCalls.activity(loanNum, ACTIVITY_SHOWN, signal),
  });
}
