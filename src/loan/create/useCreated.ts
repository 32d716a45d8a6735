import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useCallback } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { loanPath } from '../../../domain/pages/loan-path';
import { queryKeys } from '../../providers/data/query-keys';

/** After a loan is created: refreshes lists and counts, and opens the registration of the loan. */
export function useCreated(released: RefObject<boolean>): (loanNum: string) => void {
  const client = useQueryClient();
  const notify = useNotify();
  const navigate = useNavigate();
  return useCallback(
    (loanNum) => {
      released.current = true;
      void client.invalidateQueries({ queryKey: queryKeys.resource('loans') });
      void client.invalidateQueries({ queryKey: queryKeys.homeFigures() });
      notify('loan.create.created', { type: 'success', messageArgs: { loanNum } });
      void navigate(loanPath(loanNum, 'register'));
    },
    [client, notify, navigate, released],
  );
}
