import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import type { DocumentAccountView } from '../../../domain/packages/document-accounts.contract';
import { queryKeys } from '../../providers/data/query-keys';
import { useErrorText } from '../../providers/i18n/useErrorText';
import { accountCalls } from './account-calls';

export const useVendorAccounts = () =>
  useQuery({ queryKey: queryKeys.vendorAccounts(), queryFn: ({ signal }) => accountCalls.list(signal) });

/** Reads the accounts again, and what shows which vendors can be used. */
export function useFreshAccounts(): () => Promise<unknown> {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [queryKeys.vendorAccounts(), queryKeys.documentFrameworks()].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
}

/** Checks an account, and says what the vendor answered. */
export function useAccountCheck() {
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const refresh = useFreshAccounts();
  return useMutation({
    mutationFn: (account: DocumentAccountView) => accountCalls.check(account),
    onSuccess: ({ name, state }) =>
      notify(translate(`packages.accounts.checked.${state}`, { vendor: name }), {
        type: state === 'connected' ? 'success' : 'warning',
      }),
    onError: (error) => notify(errorText(error), { type: 'error' }),
    onSettled: refresh,
  });
}
