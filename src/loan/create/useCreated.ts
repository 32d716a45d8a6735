import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useCallback } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { queryKeys } from '../../providers/data/query-keys';

/** What follows when a loan was created: lists and counts are read anew, and the person is led to its registration. */
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
      void navigate(`/loans/${encodeURIComponent(loanNum)}/register-my-loan`);
    },
    [client, notify, navigate, released],
  );
}
