import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { mayUsePage } from '../../domain/access/permissions';
import type { AusView } from '../../domain/application/submission/aus-view.schemas';
import { pollJob } from '../../domain/aus/poll-interval';
import { useSessionUser } from '../access/public';
import { queryKeys } from '../providers/data/query-keys';
import { useEditable } from '../shell/loan/useLoan';
import { ausCalls } from './aus-calls';

/** How often the status of DU and DO is read while they work. LPA says its own interval. */
const EVERY_MS = 2_000;

const isWorking = (view: AusView | undefined): boolean =>
  view?.systems.some(({ system, state }) => system !== 'LPA' && state === 'working') === true;

/** Everything about automated underwriting of a loan. */
export const useAus = (loanNum: string) =>
  useQuery({
    queryKey: queryKeys.aus(loanNum),
    queryFn: ({ signal }) => ausCalls.view(loanNum, signal),
    refetchInterval: ({ state }) => (isWorking(state.data) ? EVERY_MS : false),
  });

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

/** Polls an open submission to LPA by its intervals until it has a result, also one that was begun before the page was opened. */
export function useLpaPolling(loanNum: string, view: AusView | undefined): void {
  const client = useQueryClient();
  const job = view?.systems.find(({ system }) => system === 'LPA')?.job ?? null;
  const { JobId, hash, PollingIntervalInMs } = job ?? {};
  useEffect(() => {
    if (JobId === undefined || hash === undefined) return;
    const ended = new AbortController();
    pollJob(
      async () => ({ PollingIntervalInMs }),
      () => ausCalls.pollLpa(loanNum, JobId, hash),
      (ms) => pause(ms, ended.signal),
    )
      // A poll that fails ends the polling; the page then shows the status that it reads.
      .catch(() => undefined)
      .finally(() => {
        if (!ended.signal.aborted) void client.invalidateQueries({ queryKey: queryKeys.loan(loanNum) });
      });
    return () => ended.abort(new Error('The page was closed.'));
  }, [client, loanNum, JobId, hash, PollingIntervalInMs]);
}

/** What the user may do. The server checks it again. */
export function useAusRights(loanNum: string) {
  const user = useSessionUser();
  const { editable } = useEditable(['aus'], loanNum);
  return {
    submits: editable,
    records: editable && user !== null && !user.isPml,
    asks: user !== null && mayUsePage(user, 'conditions', 'write'),
  };
}
