import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../providers/data/query-keys';
import { loanCalls } from '../loan-calls';

/** Number of entries on the dashboard. */
const SHOWN = 5;

/** The latest activity of the loan, newest first. */
export function useActivity(loanNum: string) {
  return useQuery({
    queryKey: queryKeys.activity(loanNum),
    queryFn: ({ signal }) => loanCalls.activity(loanNum, SHOWN, signal),
  });
}
