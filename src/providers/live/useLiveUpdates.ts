import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSessionUser } from '../../access/useSessionUser';
import { applyBatch, applyRefresh, unseen } from './apply-batch';
import { forgetChange, recordChanges } from './changed-loans';
import { fetchedStream } from './fetched-stream';
import { type Gathered, gatherer } from './gather';
import type { OpenStream } from './news';
import { shareStream } from './share-stream';

/** The page's own data comes first: the stream starts after this much time without requests. */
const QUIET_MS = 800;
const PATIENCE_MS = 5_000;

/** Runs `act` once the page has no pending requests, or after the maximum wait. Returns a function that cancels it. */
function whenQuiet(client: QueryClient, act: () => void): () => void {
  const began = Date.now();
  let quietSince = began;
  const timer = setInterval(() => {
    const now = Date.now();
    if (client.isFetching() > 0) quietSince = now;
    if (now - quietSince < QUIET_MS && now - began < PATIENCE_MS) return;
    clearInterval(timer);
    act();
  }, 100);
  return () => clearInterval(timer);
}

/** A stream that opens once the page has no pending requests. */
const afterQuiet =
  (client: QueryClient, open: OpenStream): OpenStream =>
  (from, hear) => {
    let close = (): void => undefined;
    const callOff = whenQuiet(client, () => {
      close = open(from, hear);
    });
    return () => {
      callOff();
      close();
    };
  };

/** Applies changes by others: highlights and notices first, while the previous versions are cached, then the data. */
export function showNews(client: QueryClient, { refresh, batch }: Gathered): void {
  const at = Date.now();
  for (const { loanNum, mine } of batch.changes) if (mine) forgetChange(loanNum);
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
  const login = user?.passwordDue ? undefined : user?.username;
  useEffect(() => {
    if (!login) return undefined;
    const { hear, end } = gatherer((gathered) => showNews(client, gathered));
    // Every tab listens to the one with the stream from the start; only opening its own stream waits for the page.
    const close = shareStream(
      `emet.live.${login}`,
      afterQuiet(
        client,
        fetchedStream(() => import('./stream')),
      ),
      hear,
    );
    return () => {
      close();
      end();
    };
  }, [client, login]);
}
