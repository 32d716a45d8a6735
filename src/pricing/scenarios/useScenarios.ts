import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { loanPath } from '../../../domain/pages/loan-path';
import { queryKeys } from '../../providers/data/query-keys';
import { useCreationKey } from '../../providers/data/useCreationKey';
import type { ScenarioChanges } from '../scenario-changes';
import { scenarioCalls } from './scenario-calls';

const PARAM = 'scenario';

/** The address of a saved scenario: its ID and nothing else. */
export const linkOf = (id: string): string => `${window.location.origin}/main/pricing?${PARAM}=${id}`;

export const useScenarioList = (enabled: boolean) =>
  useQuery({
    queryKey: [...queryKeys.pricing('scenarios'), 'list'],
    queryFn: ({ signal }) => scenarioCalls.list(signal),
    enabled,
  });

/** The saved scenario that the address names. */
export function useOpenedScenario() {
  const [params, setParams] = useSearchParams();
  const id = params.get(PARAM);
  const query = useQuery({
    queryKey: [...queryKeys.pricing('scenarios'), 'one', id],
    queryFn: ({ signal }) => scenarioCalls.open(id ?? '', signal),
    enabled: id !== null,
    retry: false,
  });
  return {
    id,
    scenario: id === null ? undefined : query.data,
    error: id === null ? null : query.error,
    open: (next: string | null): void => setParams(next === null ? {} : { [PARAM]: next }),
  };
}

/** Saving and removing scenarios, and the loan that one becomes. */
export function useScenarioActions() {
  const client = useQueryClient();
  const notify = useNotify();
  const navigate = useNavigate();
  const creation = useCreationKey();
  const refresh = () => client.invalidateQueries({ queryKey: queryKeys.pricing('scenarios') });
  return {
    save: async (...args: Parameters<typeof scenarioCalls.save>) => {
      const saved = await scenarioCalls.save(...args);
      await refresh();
      notify('scenarios.saved', { type: 'success' });
      return saved;
    },
    remove: useMutation({
      mutationFn: ({ id, version }: { readonly id: string; readonly version: number }) =>
        scenarioCalls.remove(id, version),
      onSuccess: refresh,
    }),
    createLoan: useMutation({
      mutationFn: (fields: ScenarioChanges) => scenarioCalls.createLoan(fields, creation.key),
      onError: creation.renewAfter,
      onSuccess: ({ loanNum }) => navigate(loanPath(loanNum, 'register')),
    }),
  };
}
