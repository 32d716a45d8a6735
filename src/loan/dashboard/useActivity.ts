import { useQuery } from '@tanstack/react-query';
import { loanCalls } from '../loan-calls';

/** How many entries the dashboard shows. */
const SHOWN = 5;

/** The latest that happened to the loan, newest first. */
export function useActivity(loanNum: string) {
  return useQuery({
    queryKey: ['loan', loanNum, 'activity'],
    queryFn: ({ signal }) => loanCalls.activity(loanNum, SHOWN, signal),
  });
}
