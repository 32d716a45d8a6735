import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { queryKeys } from '../providers/data/query-keys';
import { conditionCalls } from './conditions-calls';
import type { MatchedFile } from './matched-files';
import { useShowChanged } from './useConditions';

/** Uploads a file, or attaches a document that the loan has. */
function send(loanNum: string, { source, docType, conditionIds }: MatchedFile, submit: boolean) {
  if ('docId' in source) {
    return conditionCalls.attach(loanNum, { conditionIds: [...conditionIds], docIds: [source.docId], submit });
  }
  const body = { conditionIds: conditionIds.join(','), docType, submit: submit ? 'true' : 'false' } as const;
  return conditionCalls.upload(loanNum, [source.file], body);
}

/** Uploads the files one after the other; those that are stored leave the list, so that a failure can be tried again. */
export function useMatchedUpload(loanNum: string, onStored: (match: MatchedFile) => void) {
  const client = useQueryClient();
  const show = useShowChanged(loanNum);
  const [done, setDone] = useState<number | null>(null);
  const [error, setError] = useState<unknown>(null);

  const start = async (matches: readonly MatchedFile[], submit: boolean): Promise<boolean> => {
    setDone(0);
    try {
      for (const [index, match] of matches.entries()) {
        show(await send(loanNum, match, submit));
        onStored(match);
        setDone(index + 1);
      }
      return true;
    } catch (failure) {
      setError(failure);
      // A failed upload still shows the current documents and conditions (ERR-10).
      void client.invalidateQueries({ queryKey: queryKeys.conditions(loanNum) });
      return false;
    } finally {
      setDone(null);
      void client.invalidateQueries({ queryKey: queryKeys.documents(loanNum) });
    }
  };
  return { start, done, error, clearError: () => setError(null) };
}
