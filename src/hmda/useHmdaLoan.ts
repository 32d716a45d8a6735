import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { HmdaLoanDetail } from '../../domain/hmda/hmda.schemas';
import { queryKeys } from '../providers/data/query-keys';
import { HMDA, hmdaCalls } from './hmda-calls';

const keyOf = (id: string) => [...queryKeys.resource(HMDA), 'loan', id] as const;

/** Whether what a stale write was answered with is a loan of the register. */
export const isHmdaLoan = (value: unknown): value is HmdaLoanDetail =>
  typeof value === 'object' && value !== null && 'findings' in value && 'values' in value;

/** A loan of the register with its edits. */
export const useHmdaLoan = (id: string) =>
  useQuery({ queryKey: keyOf(id), queryFn: ({ signal }) => hmdaCalls.loan(id, signal) });

/** Shows a saved loan, and reads the register and the loan itself again. */
export function useShowHmdaLoan(): (saved: HmdaLoanDetail) => void {
  const client = useQueryClient();
  return (saved) => {
    client.setQueryData(keyOf(saved.id), saved);
    void client.invalidateQueries({ queryKey: queryKeys.resource(HMDA) });
    void client.invalidateQueries({ queryKey: queryKeys.loan(saved.loanNum) });
  };
}
