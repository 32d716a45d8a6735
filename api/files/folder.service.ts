import { Readable } from 'node:stream';
import { hasAnyRole } from '../../domain/access/roles';
import type { FolderItem, FolderPage, FolderQuery } from '../../domain/files/file.schemas';
import { type FolderName, folderNamed, isAdminFolder, ownRateFolder, sameSubFolder } from '../../domain/files/folder';
import { pacificDate } from '../../domain/format/date';
import { message } from '../../domain/messages/message';
import { CORPORATE } from '../../domain/reference/corporate';
import { acceptedSecrets } from '../access/access.service';
import type { AppContext } from '../app-context';
import type { Actor } from '../http/actor';
import { notAuthorized, notFound, refuse } from '../http/app-error';
import {
  type FolderFile,
  type FolderRequest,
  fileById,
  fileByName,
  hasItems,
  itemsOf,
  versionOf,
} from './files.queries';
import { pageToken, readPageToken } from './page-token';

/** Whether the user manages the folders. Roles count only on their own side (rule ROLE-07). */
export const managesFolders = (actor: Actor): boolean => !actor.isPml && hasAnyRole(actor.roles, ['Administrator']);

/** The row as the API returns it. */
export const toFolderItem = (file: FolderFile, isRead = true): FolderItem => ({
  id: file.id,
  name: file.name,
  size: file.size,
  contentType: file.content_type,
  createdTime: file.created_at.toISOString(),
  createdBy: file.created_by,
  modifiedTime: file.content_at.toISOString(),
  folderName: file.folder,
  subFolderName: file.subfolder,
  version: file.version,
  number: file.number,
  pinned: file.pinned,
  isPublic: file.is_public,
  isDraft: file.is_draft,
  publishFrom: file.publish_from,
  publishTo: file.publish_to,
  body: file.body,
  unread: file.folder === 'announcements' && !file.is_draft && !isRead,
});

/** The folder with that name, if the user may read it. */
function readableFolder(actor: Actor, name: string): FolderName {
  const folder = folderNamed(name);
  if (folder === undefined) throw notFound('no-folder');
  if (isAdminFolder(folder) && !managesFolders(actor)) throw notAuthorized();
  return folder;
}

const isOpenTo = (actor: Actor, subfolder: string): boolean =>
  managesFolders(actor) || sameSubFolder(subfolder, CORPORATE) || sameSubFolder(subfolder, ownRateFolder(actor));

/** The rates subfolder to read: the requested one, otherwise the user's own, otherwise CORPORATE (LOAN-08, LOAN-09). */
async function rateFolder(portal: AppContext, actor: Actor, wanted: string | undefined, day: string | null) {
  if (wanted) {
    if (!isOpenTo(actor, wanted)) throw notAuthorized();
    return wanted.trim();
  }
  const own = ownRateFolder(actor);
  return (await hasItems(portal.db, { folder: 'rates', subfolder: own, day })) ? own : CORPORATE;
}

/** A page of a folder; `toItem` converts its rows. */
export async function pageOfFolder<Item>(
  portal: AppContext,
  ask: FolderRequest,
  query: Pick<FolderQuery, 'pageToken' | 'pageSize'>,
  toItem: (file: FolderFile, isRead: boolean) => Item,
  reader: string | null = null,
) {
  const list = [ask.folder, ask.subfolder.toLowerCase(), ask.publicOnly ? 'public' : ''].join('|');
  const after = query.pageToken ? readPageToken(acceptedSecrets(portal), list, query.pageToken) : null;
  const rows = await itemsOf(portal.db, ask, { after, limit: query.pageSize + 1, reader });
  const shown = rows.slice(0, query.pageSize);
  const last = shown.at(-1);
  const next = rows.length > shown.length && last ? { key: last.order_key, id: last.id } : null;
  return {
    items: shown.map((row) => toItem(row, Boolean(row.is_read))),
    nextPageToken: next && pageToken(portal.secret, list, next),
    folderName: ask.folder,
    subFolderName: ask.subfolder,
  };
}

/** A page of what the user may read in a folder: by name, or pinned first and then newest. */
export async function listFolder(
  portal: AppContext,
  actor: Actor,
  name: string,
  query: FolderQuery,
): Promise<FolderPage> {
  const folder = readableFolder(actor, name);
  if (query.folderName !== undefined && folderNamed(query.folderName) !== folder) {
    throw refuse('invalid', 'query-not-valid', { status: 400, fields: { folderName: 'address-other-folder' } });
  }
  if (folder !== 'rates' && query.subFolderName) throw notFound('no-folder');
  const day = managesFolders(actor) ? null : pacificDate(portal.clock());
  const subfolder = folder === 'rates' ? await rateFolder(portal, actor, query.subFolderName, day) : '';
  return pageOfFolder(portal, { folder, subfolder, day }, query, toFolderItem, actor.userId);
}

/** Whether the item is published on the day. */
export const isPublished = (file: FolderFile, day: string): boolean =>
  !file.is_draft && (file.publish_from ?? day) <= day && day <= (file.publish_to ?? day);

/** The item, if the user may read it now. Unpublished items do not exist for readers. */
export async function readableFile(portal: AppContext, actor: Actor, id: string): Promise<FolderFile> {
  const file = await fileById(portal.db, id);
  if (file === undefined) throw notFound('no-file-there');
  const folder = readableFolder(actor, file.folder);
  if (folder === 'rates' && !isOpenTo(actor, file.subfolder)) throw notAuthorized();
  if (!managesFolders(actor) && !isPublished(file, pacificDate(portal.clock()))) throw notFound('no-file-there');
  return file;
}

/** The current content of an item, or the one with that number. The text of an announcement is returned as an HTML page. */
export async function contentOf(portal: AppContext, file: FolderFile, number = file.number) {
  if (file.body !== null) {
    return { stream: Readable.from([file.body]), contentType: 'text/html; charset=utf-8', name: `${file.name}.html` };
  }
  const version = await versionOf(portal.db, file.id, number);
  if (version === undefined) throw notFound('no-version');
  const stored = await portal.files.get(version.storage_key);
  if (stored === null) throw notFound(message('no-content', { name: file.name }));
  return { stream: stored.stream, contentType: version.content_type, name: file.name };
}

/** The file at a path such as `template/Letter.pdf` or `rates/CORPORATE/Daily.pdf`. */
export async function fileAtPath(portal: AppContext, filePath: string): Promise<FolderFile> {
  const [first = '', ...rest] = filePath.split('/');
  const folder = folderNamed(first);
  const subfolder = folder === 'rates' ? (rest.shift() ?? '') : '';
  const file = folder && rest.length === 1 ? await fileByName(portal.db, folder, subfolder, rest[0] ?? '') : undefined;
  if (file === undefined) throw notFound('no-file-there');
  return file;
}
