import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { Condition, ConditionDocument } from '../../domain/underwriting/condition.schemas';
import { currentOf } from '../crud/saving/stale';
import { conditionCalls } from './conditions-calls';
import { useShowChanged } from './useConditions';
import { isCondition } from './useDecisions';

/** Takes a document from a condition; `onDone` is for when it is gone from the list. */
export function useDetach(loanNum: string, { id, version }: Condition, onDone: () => void) {
  const notify = useNotify();
  const show = useShowChanged(loanNum);
  return useMutation({
    mutationFn: ({ docId }: ConditionDocument) => conditionCalls.detach({ loanNum, conditionId: id, docId }, version),
    onSuccess: (condition, { name }) => {
      show([condition]);
      notify('conditions.attach.detached', { type: 'success', messageArgs: { name } });
      onDone();
    },
    onError: (error) => {
      // Someone else was first: the list shows what they did.
      const current = currentOf(error, isCondition);
      if (current) show([current]);
    },
  });
}
