import { useQuery } from '@tanstack/react-query';
import { usePortalData } from '../providers/data/portal-data-provider';
import type { FolderEntry } from './folder-view';

/** Which folder is read, and whether as a guest. */
export interface FolderSource {
  readonly folder: string;
  readonly subFolder?: string;
  readonly isPublic?: boolean;
}

/** What the lists are remembered under; a write asks for all of them anew. */
export const FOLDER_KEY = 'folder';

interface Folder {
  readonly items: readonly FolderEntry[];
  readonly subFolderName: string;
}

/** Every item of a folder that the person may read. */
export function useFolder({ folder, subFolder, isPublic = false }: FolderSource) {
  const data = usePortalData();
  return useQuery<Folder>({
    queryKey: [FOLDER_KEY, folder, subFolder ?? '', isPublic],
    queryFn: ({ signal }) => (isPublic ? data.publicFolder(folder, signal) : data.folder(folder, subFolder, signal)),
  });
}
