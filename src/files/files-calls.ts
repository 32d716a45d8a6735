import type { InputOf } from '../../domain/contract/contract';
import type { FilesContract } from '../../domain/files/files.contract';
import { MAX_FOLDER_PAGE } from '../../domain/files/folder';
import type { DownloadOptions, Progress } from '../providers/data/call-types';
import { callsOf } from '../providers/data/calls';

const { call, download, upload } = callsOf<FilesContract>();

/** The item to write, and the version that was read. */
interface ReadItem {
  readonly id: string;
  readonly version: number;
}

type Announcement = InputOf<FilesContract['POST /emet-storage/announcements'], 'body'>;

/** An announcement as the form holds it; a new one has no id. */
export type AnnouncementDraft = Announcement & Readonly<Record<'pinned' | 'isPublic' | 'isDraft', boolean>>;

type UploadFields = InputOf<FilesContract['POST /emet-storage/{folderOrId}'], 'body'>;
type DownloadProgress = Pick<DownloadOptions, 'onProgress' | 'signal'>;

/** All items of a folder, loaded page by page (SHELL-28). */
async function allPages<Item, Page extends { readonly items: readonly Item[]; readonly nextPageToken: string | null }>(
  read: (query: { readonly pageSize: number; readonly pageToken?: string }) => Promise<Page>,
): Promise<Page> {
  const first = await read({ pageSize: MAX_FOLDER_PAGE });
  const items = [...first.items];
  for (let pageToken = first.nextPageToken; pageToken !== null; ) {
    const next = await read({ pageSize: MAX_FOLDER_PAGE, pageToken });
    items.push(...next.items);
    pageToken = next.nextPageToken;
  }
  return { ...first, items };
}

/** Calls for folders of files and announcements, and their public counterparts for guests. */
export const filesCalls = {
  folder: (folderName: string, subFolderName?: string, signal?: AbortSignal) =>
    allPages((query) =>
      call('GET /emet-storage/{folderOrId}', {
        params: { folderOrId: folderName },
        query: { ...query, folderName, subFolderName },
        signal,
      }),
    ),
  publicFolder: (folderName: string, signal?: AbortSignal) =>
    allPages((query) => call('GET /public/folders/{folderName}', { params: { folderName }, query, signal })),
  file: (id: string, progress: DownloadProgress = {}) =>
    download('GET /emet-storage/{folderOrId}', { params: { folderOrId: id }, ...progress }),
  publicFile: (id: string, progress: DownloadProgress = {}) =>
    download('GET /public/files/{id}', { params: { id }, ...progress }),
  versions: (id: string, signal?: AbortSignal) => call('GET /emet-storage/{id}/versions', { params: { id }, signal }),
  version: (id: string, number: number) =>
    download('GET /emet-storage/{id}/versions/{number}', { params: { id, number } }),
  rateFolders: (signal?: AbortSignal) => call('GET /emet-storage/rates/folders', { signal }),
  upload: (folderName: string, files: readonly File[], body: UploadFields, progress: Progress = {}) =>
    upload('POST /emet-storage/{folderOrId}', {
      params: { folderOrId: folderName },
      files: { files },
      body,
      ...progress,
    }),
  rename: ({ id, version }: ReadItem, name: string) =>
    call('POST /emet-storage/{id}/name', { params: { id }, body: { version, name } }),
  restore: ({ id, version }: ReadItem, number: number) =>
    call('POST /emet-storage/{id}/restore', { params: { id }, body: { version, number } }),
  remove: ({ id, version }: ReadItem) =>
    call('DELETE /emet-storage/{folderOrId}', { params: { folderOrId: id }, query: { version } }),
  saveAnnouncement: (body: Announcement) => call('POST /emet-storage/announcements', { body }),
  markRead: (id: string) => call('POST /emet-storage/{id}/read', { params: { id } }),
};
