import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isWithCompany } from '../../../domain/appraisal/appraisal-states';
import { queryKeys } from '../../providers/data/query-keys';
import { loanAppraisalCalls } from './loan-appraisal-calls';

/** While a company works on an order, its state is read again, in case live events do not arrive. */
const REFETCH_MS = 4_000;

/** The appraisals of a loan, and what an order needs. */
export const useAppraisals = (loanNum: string) =>
  useQuery({
    queryKey: queryKeys.appraisals(loanNum),
    queryFn: ({ signal }) => loanAppraisalCalls.page(loanNum, signal),
    refetchInterval: ({ state: { data } }) =>
      data?.appraisals.some(({ state }) => isWithCompany(state)) ? REFETCH_MS : false,
  });

/** What accepting the value of a report would change. */
export const useReview = (loanNum: string, id: string, versions: readonly number[]) =>
  useQuery({
    queryKey: [...queryKeys.appraisals(loanNum), id, 'review', ...versions],
    queryFn: ({ signal }) => loanAppraisalCalls.preview(loanNum, id, signal),
  });

/** What rejecting a report would take back from the loan. */
export const useRejection = (loanNum: string, id: string, versions: readonly number[], enabled: boolean) =>
  useQuery({
    queryKey: [...queryKeys.appraisals(loanNum), id, 'reject', ...versions],
    queryFn: ({ signal }) => loanAppraisalCalls.previewRejection(loanNum, id, signal),
    enabled,
  });

/** Has everything read again that a write about an appraisal changes. */
export function useRefreshAppraisals(loanNum: string): () => Promise<unknown> {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: queryKeys.loan(loanNum) }),
      client.invalidateQueries({ queryKey: queryKeys.record('loans', loanNum) }),
    ]);
}
