import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { FolderItem } from '../../domain/files/file.schemas';
import { type FileFolder, fileFolders, folderNamed } from '../../domain/files/folder';
import { CORPORATE } from '../../domain/reference/corporate';
import type { AppContext } from '../app-context';
import { audit } from '../audit/audit.service';
import type { PortalDb } from '../db/portal-db';
import type { Actor } from '../http/actor';
import { notFound } from '../http/app-error';
import type { UploadedFile } from '../http/call';
import type { Caller } from '../http/caller';
import { sha256Of } from '../ports/files/digest';
import { type FolderFile, fileById, fileByName, lockFolder, versionOf } from './files.queries';
import { toFolderItem } from './folder.service';

/** A user, or the portal itself for its first files. */
export type FileAuthor = Caller<Pick<Actor, 'login' | 'displayName'> | null>;

/** The author shown for a file. */
export const nameOf = ({ actor }: FileAuthor): string => actor?.displayName ?? 'Portal';

/** Where uploaded files are stored. */
export interface UploadFolder {
  readonly folder: FileFolder;
  readonly subfolder: string;
}

const PDF = 'application/pdf';

/** The upload folder with its subfolder; rates without a subfolder are the ones everyone sees. */
export function uploadFolderOf(name: string, subFolderName: string | undefined): UploadFolder {
  const folder = fileFolders.find((each) => each === folderNamed(name));
  if (folder === undefined || (folder !== 'rates' && subFolderName)) throw notFound('no-folder');
  return { folder, subfolder: folder === 'rates' ? (subFolderName || CORPORATE).toUpperCase() : '' };
}

interface Stored {
  readonly name: string;
  readonly size: number;
  readonly sha256: string;
  readonly key: string;
}

/** The facts of a file for the audit. */
export const auditOf = (file: FolderFile) => ({
  folder: file.folder,
  subfolder: file.subfolder,
  name: file.name,
  number: file.number,
  size: file.size,
});

/** Adds a new current version to the file. */
export async function addVersion(
  trx: Transaction<PortalDb>,
  file: FolderFile,
  content: Pick<Stored, 'size' | 'sha256' | 'key'>,
  by: { readonly name: string; readonly at: Date },
): Promise<void> {
  const { next } = await trx
    .selectFrom('portal.folder_file_versions')
    .select((eb) => eb.fn.coalesce(eb.fn.max('number'), eb.lit(0)).as('next'))
    .where('file_id', '=', file.id)
    .executeTakeFirstOrThrow();
  const number = next + 1;
  await trx
    .insertInto('portal.folder_file_versions')
    .values({
      file_id: file.id,
      number,
      size: content.size,
      content_type: PDF,
      sha256: content.sha256,
      storage_key: content.key,
      created_at: by.at,
      created_by: by.name,
    })
    .execute();
  await trx
    .updateTable('portal.folder_files')
    .set((eb) => ({ number, size: content.size, content_at: by.at, version: eb('version', '+', 1) }))
    .where('id', '=', file.id)
    .execute();
}

async function newFile(
  trx: Transaction<PortalDb>,
  target: UploadFolder,
  stored: Stored,
  by: { name: string; at: Date },
) {
  return trx
    .insertInto('portal.folder_files')
    .values({
      id: randomUUID(),
      folder: target.folder,
      subfolder: target.subfolder,
      name: stored.name,
      version: 0,
      number: 0,
      size: stored.size,
      content_type: PDF,
      body: null,
      publish_from: null,
      publish_to: null,
      created_at: by.at,
      created_by: by.name,
      content_at: by.at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Stores one upload: an existing name gets a new version, unless the content is the same. */
async function fileOne(
  portal: AppContext,
  trx: Transaction<PortalDb>,
  target: UploadFolder,
  stored: Stored,
  caller: FileAuthor,
) {
  const by = { name: nameOf(caller), at: portal.clock() };
  const there = await fileByName(trx, target.folder, target.subfolder, stored.name);
  const present = there && (await versionOf(trx, there.id, there.number));
  if (there && present?.sha256 === stored.sha256) return there;
  const file = there ?? (await newFile(trx, target, stored, by));
  await addVersion(trx, file, stored, by);
  const after = (await fileById(trx, file.id)) ?? file;
  await audit(trx, caller, {
    action: there ? 'files.version' : 'files.create',
    subject: `folder-file:${file.id}`,
    ...(there ? { before: auditOf(there) } : {}),
    after: auditOf(after),
  });
  return after;
}

/** Uploads PDFs to a folder, all or none. The bytes are stored before the rows; bytes without a row are removed at the end. */
export async function uploadFiles(
  portal: AppContext,
  caller: FileAuthor,
  target: UploadFolder,
  files: readonly UploadedFile[],
): Promise<FolderItem[]> {
  const stored = await Promise.all(
    files.map(async (file) => ({
      bytes: file.bytes,
      name: file.name,
      size: file.size,
      sha256: await sha256Of(file.bytes),
      key: `folders/${target.folder}/${randomUUID()}.pdf`,
    })),
  );
  const named = new Set<string>();
  try {
    for (const { key, bytes } of stored) await portal.files.put(key, bytes, PDF);
    const filed = await portal.db.transaction().execute(async (trx) => {
      await lockFolder(trx, target.folder);
      const rows: FolderFile[] = [];
      for (const each of stored) rows.push(await fileOne(portal, trx, target, each, caller));
      const kept = await trx
        .selectFrom('portal.folder_file_versions')
        .select('storage_key')
        .where(
          'storage_key',
          'in',
          stored.map(({ key }) => key),
        )
        .execute();
      return { rows, kept };
    });
    for (const { storage_key } of filed.kept) named.add(storage_key);
    return filed.rows.map((row) => toFolderItem(row));
  } finally {
    const orphans = stored.filter(({ key }) => !named.has(key));
    await Promise.allSettled(orphans.map(({ key }) => portal.files.remove(key)));
  }
}
