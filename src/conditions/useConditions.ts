import { useQuery, useQueryClient } from '@tanstack/react-query';
import { mayDecideConditions, mayUsePage } from '../../domain/access/permissions';
import type { Condition } from '../../domain/underwriting/condition.schemas';
import { useSessionUser } from '../access/public';
import { queryKeys } from '../providers/data/query-keys';
import { showAnswer } from '../providers/data/show-answer';
import { shellCalls } from '../shell/shell-calls';

/** The conditions of a loan. */
export const useConditions = (loanNum: string) =>
  useQuery({
    queryKey: queryKeys.conditions(loanNum),
    queryFn: ({ signal }) => shellCalls.conditions(loanNum, signal),
  });

/** What the user may do with conditions. The server checks it again. */
export function useConditionRights() {
  const user = useSessionUser();
  return {
    decides: user !== null && mayDecideConditions(user),
    answers: user !== null && mayUsePage(user, 'upload-submission', 'write'),
  };
}

/** Puts changed conditions into the cached list, and has everything that counts them read again. */
export function useShowChanged(loanNum: string) {
  const client = useQueryClient();
  return (changed: readonly Condition[]): void => {
    showAnswer<readonly Condition[]>(client, queryKeys.conditions(loanNum), (known = []) => {
      const rest = known.filter(({ id }) => changed.every((one) => one.id !== id));
      return [...rest, ...changed].sort((one, other) => one.number - other.number);
    });
    void client.invalidateQueries({ queryKey: queryKeys.menuFacts(loanNum) });
    void client.invalidateQueries({ queryKey: queryKeys.activity(loanNum) });
  };
}
