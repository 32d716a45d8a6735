import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../providers/data/query-keys';
import { contactsCalls } from './contacts-calls';

/** The contacts stored with the loan. */
export const useAgents = (loanNum: string) =>
  useQuery({
    queryKey: [...queryKeys.contacts(loanNum), 'agents'],
    queryFn: ({ signal }) => contactsCalls.agents(loanNum, signal),
  });
