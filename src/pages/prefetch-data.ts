import type { QueryClient } from '@tanstack/react-query';
import { dataProvider } from '../providers/data/data-provider';
import { queryKeys } from '../providers/data/query-keys';
import { loanOfPath } from '../shell/palette/loan-of-path';

/** Requests the loan of a path early: a page of a loan that has it when it opens is rendered once, not twice. */
export function prefetchData(client: QueryClient, pathname: string): void {
  const loanNum = loanOfPath(pathname);
  if (loanNum === undefined) return;
  void client.prefetchQuery({
    queryKey: queryKeys.record('loans', loanNum),
    queryFn: async ({ signal }) => (await dataProvider.getOne('loans', { id: loanNum, signal })).data,
  });
}
