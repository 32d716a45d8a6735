import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { ApiError } from '../providers/data/api-error';
import { queryKeys } from '../providers/data/query-keys';
import { useNotifyFailure } from '../shell/states/useNotifyFailure';

/** Refetches all queries that a change to a folder affects. */
export function useFreshFolders(): () => Promise<unknown> {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [queryKeys.folder(), queryKeys.fileVersions(), queryKeys.rateFolders(), queryKeys.homeFigures()].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
}

interface Texts {
  readonly done: string;
  /** Shown if another user saved first. */
  readonly stale: string;
}

/** Writes to an item, reports success or failure, and refetches in both cases. */
export function useFolderChange<Change>(run: (change: Change) => Promise<unknown>, texts: Texts) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const refresh = useFreshFolders();
  return useMutation({
    mutationFn: run,
    onSuccess: () => notify(texts.done, { type: 'success' }),
    onError: (error) =>
      error instanceof ApiError && error.code === 'stale'
        ? notify(translate(texts.stale), { type: 'warning' })
        : notifyFailure(error),
    onSettled: refresh,
  });
}
