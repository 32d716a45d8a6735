import { useQuery, useQueryClient } from '@tanstack/react-query';
import { hasAnyRole } from '../../domain/access/roles';
import { investorDeciders } from '../../domain/pages/main-pages';
import { useSessionUser } from '../access/public';
import { queryKeys } from '../providers/data/query-keys';
import { useMayAskLos } from '../shell/lender';
import { shellCalls } from '../shell/shell-calls';

/** The conditions of the investor. */
export function useInvestorConditions(loanNum: string) {
  return useQuery({
    queryKey: queryKeys.investorConditions(loanNum),
    queryFn: ({ signal }) => shellCalls.investorConditions(loanNum, signal),
    enabled: useMayAskLos('conditions'),
  });
}

/** Whether the user records what the investor decided. The server checks it again. */
export function useDecides(): boolean {
  const user = useSessionUser();
  return user !== null && !user.isPml && hasAnyRole(user.roles, investorDeciders);
}

/** Reads again what a write changed, also one that was refused: someone else changed the condition. */
export function useInvestorSave(loanNum: string) {
  const client = useQueryClient();
  return async (write: () => Promise<unknown>): Promise<void> => {
    try {
      await write();
    } finally {
      void client.invalidateQueries({ queryKey: queryKeys.postClosing(loanNum) });
      void client.invalidateQueries({ queryKey: queryKeys.resource('main/shipping') });
      await client.invalidateQueries({ queryKey: queryKeys.investorConditions(loanNum) });
    }
  };
}
