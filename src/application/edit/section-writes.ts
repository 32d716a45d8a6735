import type { QueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../providers/data/query-keys';

/** Resources to refetch after a section is saved (APP-02). Other data is derived from the loan. */
const refetched = [
  'borrower-info',
  'loans',
  'employment',
  'asset',
  'liability',
  'reo',
  'declaration',
  'demographics',
  'loan-prop',
  'originator',
] as const;

/** Refetches every section of the application, except the saved one, and the loan. */
export async function refetchApplication(client: QueryClient, loanNum: string, saved: string): Promise<void> {
  const others = refetched.filter((resource) => resource !== saved);
  await Promise.all([
    ...others.map((resource) =>
      client.invalidateQueries({
        refetchType: 'all',
        queryKey: queryKeys.record(resource, loanNum),
      }),
    ),
    client.invalidateQueries({ queryKey: queryKeys.loan(loanNum) }),
  ]);
}
