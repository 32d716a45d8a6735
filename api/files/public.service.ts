import type { FolderQuery, PublicItem, PublicPage } from '../../domain/files/file.schemas';
import { folderNamed, type PublicFolder, publicFolders, sameSubFolder } from '../../domain/files/folder';
import { pacificDate } from '../../domain/format/date';
import { CORPORATE } from '../../domain/reference/corporate';
import type { AppContext } from '../app-context';
import { notFound } from '../http/app-error';
import { type FolderFile, fileById } from './files.queries';
import { contentOf, isPublished, pageOfFolder } from './folder.service';

const publicFolder = (name: string): PublicFolder | undefined =>
  publicFolders.find((folder) => folder === folderNamed(name));

const toPublicItem = (file: FolderFile): PublicItem => ({
  id: file.id,
  name: file.name,
  size: file.size,
  contentType: file.content_type,
  modifiedTime: file.content_at.toISOString(),
  pinned: file.pinned,
  publishFrom: file.publish_from,
  body: file.body,
});

/** A page of what guests may see in a folder; for rates always the CORPORATE subfolder (LOAN-09). */
export async function listPublic(
  portal: AppContext,
  name: string,
  query: Pick<FolderQuery, 'pageToken' | 'pageSize'>,
): Promise<PublicPage> {
  const folder = publicFolder(name);
  if (folder === undefined) throw notFound('no-folder');
  const subfolder = folder === 'rates' ? CORPORATE : '';
  const ask = { folder, subfolder, day: pacificDate(portal.clock()), publicOnly: true };
  return pageOfFolder(portal, ask, query, toPublicItem);
}

/** The content of an item that guests may see. Other items are reported as not found. */
export async function openPublic(portal: AppContext, id: string) {
  const file = await fileById(portal.db, id);
  const isOpen =
    file !== undefined &&
    publicFolder(file.folder) !== undefined &&
    (file.folder !== 'announcements' || file.is_public) &&
    (file.folder !== 'rates' || sameSubFolder(file.subfolder, CORPORATE)) &&
    isPublished(file, pacificDate(portal.clock()));
  if (!isOpen) throw notFound('no-file-there');
  return contentOf(portal, file);
}
