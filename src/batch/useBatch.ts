import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { queryKeys } from '../providers/data/query-keys';
import { BATCHES, batchCalls } from './batch-calls';

const EVERY_MS = 1_000;

export const batchKey = (id: string) => [...queryKeys.resource(BATCHES), 'batch', id] as const;

/** A batch, read again each second while it works; with it, the rows that it shows. */
export function useBatch(id: string) {
  const client = useQueryClient();
  const found = useQuery({
    queryKey: batchKey(id),
    queryFn: ({ signal }) => batchCalls.batch(id, signal),
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? EVERY_MS : false),
  });
  const { data } = found;
  const seen = useRef<string | undefined>(undefined);
  const progress = data && JSON.stringify([data.state, data.totals]);
  useEffect(() => {
    if (seen.current !== undefined && seen.current !== progress) {
      void client.invalidateQueries({ queryKey: queryKeys.lists('batchRows') });
    }
    seen.current = progress;
  }, [client, progress]);
  return found;
}
