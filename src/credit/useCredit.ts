import { useQuery, useQueryClient } from '@tanstack/react-query';
import { hasEnded, type OrderState, orderStates } from '../../domain/orders/order-states';
import { queryKeys } from '../providers/data/query-keys';
import { creditCalls } from './credit-calls';

/** While an order is open, its state is read again, in case live events do not arrive. */
const REFETCH_MS = 4_000;

const isState = (state: string): state is OrderState => orderStates.some((one) => one === state);

/** Whether an order can still change. */
export const isOpen = (state: string): boolean => isState(state) && !hasEnded(state);

/** The agencies, the user's accounts and the reports of a loan. */
export const useCredit = (loanNum: string) =>
  useQuery({
    queryKey: queryKeys.credit(loanNum),
    queryFn: ({ signal }) => creditCalls.page(loanNum, signal),
    refetchInterval: ({ state: { data } }) => (data?.reports.some(({ state }) => isOpen(state)) ? REFETCH_MS : false),
  });

export const useCreditReport = (loanNum: string, id: string) =>
  useQuery({
    queryKey: [...queryKeys.credit(loanNum), id],
    queryFn: ({ signal }) => creditCalls.report(loanNum, id, signal),
  });

export const useComparison = (loanNum: string, id: string, version: number | undefined) =>
  useQuery({
    queryKey: [...queryKeys.credit(loanNum), id, 'comparison', version],
    queryFn: ({ signal }) => creditCalls.comparison(loanNum, id, signal),
    enabled: version !== undefined,
  });

/** Has everything read again that a write about the credit of a loan changes. */
export function useRefreshCredit(loanNum: string): () => Promise<unknown> {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: queryKeys.loan(loanNum) }),
      client.invalidateQueries({ queryKey: queryKeys.record('loans', loanNum) }),
    ]);
}
