import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../../providers/data/query-keys';
import { shellCalls } from '../../shell/shell-calls';

/** The query of the conditions of a loan. */
export const conditionsOf = (loanNum: string) =>
  queryOptions({
    queryKey: queryKeys.conditions(loanNum),
    queryFn: ({ signal }) => shellCalls.conditions(loanNum, signal),
  });
