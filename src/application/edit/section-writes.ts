import type { QueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../providers/data/query-keys';

/** What a saved section is read from again (APP-02); the others follow from the loan. */
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

/** After a section was saved, everything that shows a part of the same application is read again. */
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
