import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../providers/data/query-keys';
import { filesCalls } from './files-calls';
import type { FolderEntry } from './folder-view';

/** The folder to read, and whether as a guest. */
export interface FolderSource {
  readonly folder: string;
  readonly subFolder?: string;
  readonly isPublic?: boolean;
}

/** A folder as returned by either call; items have fewer fields for guests. */
type AnyFolder = Awaited<ReturnType<typeof filesCalls.folder | typeof filesCalls.publicFolder>>;
type Folder = Omit<AnyFolder, 'items'> & { readonly items: readonly FolderEntry[] };

/** All items of a folder that the user may read. */
export function useFolder({ folder, subFolder, isPublic = false }: FolderSource) {
  return useQuery<Folder>({
    queryKey: queryKeys.folder(folder, subFolder, isPublic),
    queryFn: ({ signal }) =>
      isPublic ? filesCalls.publicFolder(folder, signal) : filesCalls.folder(folder, subFolder, signal),
  });
}
