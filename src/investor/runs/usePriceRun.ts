import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { PriceRunDetail } from '../../../domain/investor/price-run.schemas';
import { queryKeys } from '../../providers/data/query-keys';
import { PRICE_RUNS, runCalls } from './run-calls';

const EVERY_MS = 1_000;

const isWorking = (run: PriceRunDetail | undefined): boolean => run?.state === 'running' || run?.isSaving === true;

export const runKey = (id: string) => [...queryKeys.resource(PRICE_RUNS), 'run', id] as const;

/** A run, read again each second while it works; with it, the loans that it shows. */
export function usePriceRun(id: string) {
  const client = useQueryClient();
  const found = useQuery({
    queryKey: runKey(id),
    queryFn: ({ signal }) => runCalls.run(id, signal),
    refetchInterval: ({ state }) => (isWorking(state.data) ? EVERY_MS : false),
  });
  const { data } = found;
  const seen = useRef<string | undefined>(undefined);
  const progress = data && `${data.done} ${data.totals.saved} ${data.totals.notSaved} ${data.state}`;
  useEffect(() => {
    if (seen.current !== undefined && seen.current !== progress) {
      void client.invalidateQueries({ queryKey: queryKeys.lists('priceRunLoans') });
    }
    seen.current = progress;
  }, [client, progress]);
  return found;
}
