import type {
  AnnouncementSave,
  FileVersion,
  FolderItem,
  FolderPage,
  PublicPage,
} from '../../../domain/files/file.schemas';
import { MAX_FOLDER_PAGE } from '../../../domain/files/folder';
import { type Download, download, request } from './http';
import { type UploadOptions, upload } from './upload';

export interface DownloadProgress {
  /** Told how many bytes have come. */
  readonly onProgress?: (received: number) => void;
  readonly signal?: AbortSignal;
}

/** The item that a write is about, and the version of it that was read. */
interface Read {
  readonly id: string;
  readonly version: number;
}

/** An announcement as its form holds it; new without an id. */
export type AnnouncementDraft = Pick<AnnouncementSave, 'name' | 'body' | 'publishFrom' | 'publishTo'> & {
  readonly id?: string;
  readonly version?: number;
  readonly pinned: boolean;
  readonly isPublic: boolean;
};

const of = (id: string, path = ''): string => `/emet-storage/${encodeURIComponent(id)}${path}`;
const post = async <T>(path: string, body?: unknown): Promise<T> =>
  (await request<T>(path, { method: 'POST', body })).data;

/** All items of a folder, page after page (SHELL-28). */
async function whole<Page extends FolderPage | PublicPage>(
  path: string,
  query: Record<string, string | undefined>,
  signal?: AbortSignal,
): Promise<Page> {
  const ask = async (pageToken?: string): Promise<Page> =>
    (await request<Page>(path, { query: { ...query, pageSize: MAX_FOLDER_PAGE, pageToken }, signal })).data;
  let page = await ask();
  const items: unknown[] = [...page.items];
  while (page.nextPageToken !== null) {
    page = await ask(page.nextPageToken);
    items.push(...page.items);
  }
  return { ...page, items } as Page;
}

/** Folders of files, announcements, and what guests read of them. */
export const folderOperations = {
  folder: (folderName: string, subFolderName?: string, signal?: AbortSignal) =>
    whole<FolderPage>(of(folderName), { folderName, subFolderName }, signal),
  publicFolder: (folderName: string, signal?: AbortSignal) =>
    whole<PublicPage>(`/public/folders/${encodeURIComponent(folderName)}`, {}, signal),
  folderFile: (id: string, progress: DownloadProgress = {}): Promise<Download> => download(of(id), progress),
  publicFile: (id: string, progress: DownloadProgress = {}): Promise<Download> =>
    download(`/public/files/${encodeURIComponent(id)}`, progress),
  folderVersion: (id: string, number: number): Promise<Download> => download(of(id, `/versions/${number}`)),

  folderVersions: async (id: string, signal?: AbortSignal) =>
    (await request<readonly FileVersion[]>(of(id, '/versions'), { signal })).data,
  rateFolders: async (signal?: AbortSignal) =>
    (await request<readonly string[]>(of('rates', '/folders'), { signal })).data,
  uploadFolderFiles: (
    folderName: string,
    files: readonly File[],
    fields: { subFolderName?: string },
    progress: Pick<UploadOptions, 'onProgress' | 'signal'> = {},
  ) => upload<readonly FolderItem[]>(of(folderName), { key: 'files', files, fields: { ...fields }, ...progress }),
  renameFolderFile: ({ id, version }: Read, name: string) => post<FolderItem>(of(id, '/name'), { version, name }),
  restoreFolderFile: ({ id, version }: Read, number: number) =>
    post<FolderItem>(of(id, '/restore'), { version, number }),
  deleteFolderItem: async ({ id, version }: Read) =>
    void (await request(of(id), { method: 'DELETE', query: { version } })),

  saveAnnouncement: (draft: AnnouncementDraft) => post<FolderItem>(of('announcements'), draft),
  markAnnouncementRead: (id: string) => post<void>(of(id, '/read')),
} as const;
