import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { PostClosingView } from '../../domain/post-closing/post-closing.schemas';
import { queryKeys } from '../providers/data/query-keys';
import { showAnswer } from '../providers/data/show-answer';
import { postClosingCalls } from './post-closing-calls';

/** The checklist and the note of a loan. */
export const usePostClosing = (loanNum: string) =>
  useQuery({
    queryKey: queryKeys.postClosing(loanNum),
    queryFn: ({ signal }) => postClosingCalls.loan(loanNum, signal),
  });

/** Shows what a write answered, and reads again what a list shows of it. After a refusal, everything is read again. */
export function usePostClosingSave(loanNum: string) {
  const client = useQueryClient();
  return async (write: () => Promise<PostClosingView>): Promise<void> => {
    try {
      showAnswer(client, queryKeys.postClosing(loanNum), await write());
    } catch (error) {
      void client.invalidateQueries({ queryKey: queryKeys.postClosing(loanNum) });
      throw error;
    }
    void client.invalidateQueries({ queryKey: queryKeys.resource('main/shipping') });
    void client.invalidateQueries({ queryKey: queryKeys.documents(loanNum) });
  };
}
