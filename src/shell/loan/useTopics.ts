import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../providers/data/query-keys';
import { shellCalls } from '../shell-calls';

/** What there are messages about on a loan, with the numbers of unread ones. */
export const useTopics = (loanNum: string, reads = true) =>
  useQuery({
    queryKey: queryKeys.topics(loanNum),
    queryFn: ({ signal }) => shellCalls.topics(loanNum, signal),
    enabled: reads && loanNum !== '',
  });
