import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify, useRedirect } from 'react-admin';
import type { PublicationDetail } from '../../../domain/pricing/rate-publication.schemas';
import { queryKeys } from '../../providers/data/query-keys';
import { referenceCalls } from '../reference-calls';

/** Actions on an upload of rates: publish, withdraw, roll back. */
export function useRateActions(publication: PublicationDetail) {
  const client = useQueryClient();
  const notify = useNotify();
  const redirect = useRedirect();
  const { id, version, latest } = publication;
  const show = async (next: PublicationDetail, message: string): Promise<void> => {
    client.setQueryData(queryKeys.ratePublication(next.id), next);
    // Everything that depends on rates has changed, too: lists, prices, and the announcement that was drafted.
    await client.invalidateQueries();
    notify(message, { type: 'success' });
  };
  const onError = (): void => void client.invalidateQueries({ queryKey: queryKeys.ratePublication(id) });

  const publish = useMutation({
    mutationFn: (effectiveAt: string | null) => referenceCalls.publishRates(id, { version, latest, effectiveAt }),
    onSuccess: (next) =>
      show(next, next.state === 'scheduled' ? 'programs.rates.scheduledDone' : 'programs.rates.publishedDone'),
    onError,
  });
  const withdraw = useMutation({
    mutationFn: () => referenceCalls.withdrawRates(id, version),
    onSuccess: (next) => show(next, 'programs.rates.withdrawnDone'),
    onError,
  });
  const rollBack = useMutation({
    mutationFn: () => referenceCalls.rollBackRates(id, version),
    onSuccess: async (next) => {
      await show(next, 'programs.rates.rolledBackDone');
      redirect('show', 'main/admin/program/rates', next.id);
    },
    onError,
  });
  return { publish, withdraw, rollBack };
}

export type RateActions = ReturnType<typeof useRateActions>;
