import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { InvestorLock } from '../../domain/investor/investor-lock.schemas';
import { queryKeys } from '../providers/data/query-keys';
import { showAnswer } from '../providers/data/show-answer';
import { investorCalls } from './investor-calls';
import { LOCK_REPORT } from './lock-report-view';

const keyOf = (loanNum: string) => [...queryKeys.loan(loanNum), 'investor-lock'] as const;

/** Both sides of a loan. */
export const useInvestorLock = (loanNum: string) =>
  useQuery({ queryKey: keyOf(loanNum), queryFn: ({ signal }) => investorCalls.lock(loanNum, signal) });

/** Shows a saved lock, and reads the lists that have it again. */
export function useShowLock(loanNum: string): (saved: InvestorLock) => void {
  const client = useQueryClient();
  return (saved) => {
    showAnswer(client, keyOf(loanNum), saved);
    void client.invalidateQueries({ queryKey: queryKeys.resource(LOCK_REPORT) });
  };
}
