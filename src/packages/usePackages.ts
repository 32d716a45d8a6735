import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../providers/data/query-keys';
import { packagesCalls } from './packages-calls';

/** While a package is being made, its state is read again. */
const REFETCH_MS = 4_000;

/** The packages that the loan can have, with their forms; a change of the loan can change them. */
export const usePackages = (loanNum: string, version: number | undefined, docFramework?: string) =>
  useQuery({
    queryKey: [...queryKeys.packages(loanNum), version, docFramework],
    queryFn: () => packagesCalls.packages(loanNum, docFramework),
    // What the user chose stays on the page while a change of the loan is read.
    placeholderData: keepPreviousData,
    enabled: version !== undefined,
  });

/** What makes documents: the engine of the portal, and vendors. */
export const useFrameworks = () =>
  useQuery({ queryKey: queryKeys.documentFrameworks(), queryFn: ({ signal }) => packagesCalls.frameworks(signal) });

/** The packages that were generated. */
export const useMadePackages = (loanNum: string) =>
  useQuery({
    queryKey: [...queryKeys.packages(loanNum), 'made'],
    queryFn: ({ signal }) => packagesCalls.made(loanNum, signal),
    refetchInterval: ({ state: { data } }) => (data?.some(({ state }) => state === 'making') ? REFETCH_MS : false),
  });

export const usePlans = (loanNum: string, version: number | undefined) =>
  useQuery({
    queryKey: [...queryKeys.packages(loanNum), 'plans', version],
    queryFn: async ({ signal }) => {
      const [plans, own] = await Promise.all([packagesCalls.plans(signal), packagesCalls.defaultPlan(loanNum, signal)]);
      return { plans, own: own.planCodeId };
    },
    placeholderData: keepPreviousData,
    enabled: version !== undefined,
  });

/** Has what a generated package changes read again. */
export function useRefreshPackages(loanNum: string): () => Promise<unknown> {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: queryKeys.loan(loanNum) }),
      client.invalidateQueries({ queryKey: queryKeys.record('loans', loanNum) }),
    ]);
}
