import { useQueries } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { mayOpen } from '../../../domain/access/may-open';
import { MAX_FOLDER_PAGE } from '../../../domain/files/folder';
import type { UserData } from '../../access/user';
import { pageById } from '../../pages/page-table';
import { queryKeys } from '../../providers/data/query-keys';
import { shellCalls } from '../shell-calls';
import { matching } from './match';
import type { PaletteEntry } from './palette-entry';

const SHOWN = 5;
const folders = ['forms', 'guidelines'] as const;
const noFiles: readonly { readonly id: string; readonly name: string }[] = [];

/** Forms and guidelines by name. Both folders are short lists, which are searched here. */
export function useFoundFiles(query: string, user: UserData | null): readonly PaletteEntry[] {
  const translate = useTranslate();
  const mayRead = user !== null && folders.every((folder) => mayOpen(pageById(folder).access, user));
  const enabled = mayRead && query.length > 1;
  const answers = useQueries({
    queries: folders.map((folder) => ({
      queryKey: [...queryKeys.folder(folder), 'names'],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
        shellCalls.files(folder, { folderName: folder, pageSize: MAX_FOLDER_PAGE }, signal),
      enabled,
      staleTime: 300_000,
    })),
  });
  if (!enabled) return [];
  const files = answers.flatMap(({ data }, index) =>
    (data?.items ?? noFiles).map((file) => ({ file, page: pageById(folders[index] ?? 'forms') })),
  );
  return matching(query, files, ({ file }) => file.name)
    .slice(0, SHOWN)
    .map(({ file, page }) => ({
      id: `file-${file.id}`,
      text: file.name,
      icon: page.icon,
      note: translate(`pages.${page.title}`),
      path: `${page.path}?open=${file.id}`,
    }));
}
