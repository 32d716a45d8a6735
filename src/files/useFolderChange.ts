import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { ApiError } from '../providers/data/api-error';
import { useNotifyFailure } from '../shell/states/useNotifyFailure';
import { FOLDER_KEY } from './useFolder';

/** Asks anew for everything that a change of a folder shows in. */
export function useFreshFolders(): () => Promise<unknown> {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [[FOLDER_KEY], ['folderVersions'], ['rateFolders'], ['quickPanel']].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
}

interface Texts {
  readonly done: string;
  /** Said where somebody else was faster. */
  readonly stale: string;
}

/** A write to an item: says that it is done, or why not, and shows what is there now in both cases. */
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
