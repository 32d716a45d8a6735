import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryKeys } from '../providers/data/query-keys';
import { saveBlob } from '../providers/data/save-blob';
import { filesCalls } from './files-calls';
import type { FolderEntry } from './folder-view';

/** The call that fetches a file, for guests or signed-in users. */
function useFetchFile(isPublic: boolean) {
  return isPublic ? filesCalls.publicFile : filesCalls.file;
}

/** The content of a file to preview, and the number of bytes received. */
export function useFileContent(item: FolderEntry, isPublic: boolean) {
  const fetchFile = useFetchFile(isPublic);
  const [received, setReceived] = useState(0);
  const query = useQuery({
    queryKey: queryKeys.fileContent(item.id, item.modifiedTime, isPublic),
    queryFn: ({ signal }) => fetchFile(item.id, { onProgress: setReceived, signal }),
    // Files are large, so we keep only those viewed in the last minute.
    gcTime: 60_000,
  });
  return { ...query, received };
}

/** Downloads files, with the progress of each and the last error. */
export function useDownloads(isPublic: boolean) {
  const fetchFile = useFetchFile(isPublic);
  const [received, setReceived] = useState<Readonly<Record<string, number>>>({});
  const { mutate, error, reset } = useMutation({
    mutationFn: async (item: FolderEntry) => {
      const onProgress = (bytes: number) => setReceived((all) => ({ ...all, [item.id]: bytes }));
      onProgress(0);
      saveBlob(await fetchFile(item.id, { onProgress }), item.name);
    },
    onSettled: (_done, _error, item) => setReceived(({ [item.id]: _gone, ...others }) => others),
  });
  return { received, download: (item: FolderEntry) => mutate(item), error, clearError: reset };
}

export type Downloads = ReturnType<typeof useDownloads>;
