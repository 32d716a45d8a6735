import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { resumedCount, subscribeInterruption } from '../../access/interruption';
import { useSessionUser } from '../../access/useSessionUser';
import { applyBatch, applyRefresh, unseen } from './apply-batch';
import { batchEvents, type EventBatch } from './batch-events';
import { discardChange, recordChanges } from './changed-loans';
import { fetchedStream } from './fetched-stream';
import { shareStream } from './share-stream';
import type { OpenStream } from './stream-event';

/** The page's own data comes first: the stream starts after this much time without requests. */
const QUIET_MS = 800;
const MAX_WAIT_MS = 5_000;

/** Runs `act` once the page has no pending requests, or after the maximum wait. Returns a function that cancels it. */
function whenQuiet(client: QueryClient, run: () => void): () => void {
  const began = Date.now();
  let quietSince = began;
  const timer = setInterval(() => {
    const now = Date.now();
    if (client.isFetching() > 0) quietSince = now;
    if (now - quietSince < QUIET_MS && now - began < MAX_WAIT_MS) return;
    clearInterval(timer);
    run();
  }, 100);
  return () => clearInterval(timer);
}

/** A stream that opens once the page has no pending requests. */
const afterQuiet =
  (client: QueryClient, open: OpenStream): OpenStream =>
  (from, onEvent) => {
    let close = (): void => undefined;
    const cancel = whenQuiet(client, () => {
      close = open(from, onEvent);
    });
    return () => {
      cancel();
      close();
    };
  };

/** Applies changes by others: highlights and notices first, while the previous versions are cached, then the data. */
export function applyEvents(client: QueryClient, { refresh, batch }: EventBatch): void {
  const at = Date.now();
  for (const { loanNum, mine } of batch.changes) if (mine) discardChange(loanNum);
  recordChanges([
    ...unseen(client, batch.changes)
      .filter(({ mine }) => !mine)
      .map((change) => ({ ...change, at, gone: false })),
    ...batch.gone.map((loanNum) => ({ loanNum, version: 0, what: [], by: null, mine: false, at, gone: true })),
  ]);
  if (refresh) applyRefresh(client);
  else applyBatch(client, batch);
}

/** Follows live changes while a user is signed in: one stream for all tabs, updates at most once a second. */
export function useLiveUpdates(client: QueryClient): void {
  const user = useSessionUser();
  const login = user?.passwordDue || user?.factorDue ? undefined : user?.username;
  const resumed = useSyncExternalStore(subscribeInterruption, resumedCount);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stream ended with the session, and opens again with the next one.
  useEffect(() => {
    if (!login) return undefined;
    const { onEvent, end } = batchEvents((gathered) => applyEvents(client, gathered));
    // Every tab listens to the one with the stream from the start; only opening its own stream waits for the page.
    const close = shareStream(
      `emet.live.${login}`,
      afterQuiet(
        client,
        fetchedStream(() => import('./stream')),
      ),
      onEvent,
    );
    return () => {
      close();
      end();
    };
  }, [client, login, resumed]);
}
