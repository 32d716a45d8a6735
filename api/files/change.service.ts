import type { Transaction } from 'kysely';
import type { AuditAction } from '../../domain/audit/audit-actions';
import type { FileVersion, FolderItem } from '../../domain/files/file.schemas';
import { pdfFileName } from '../../domain/files/file-name';
import type { AppContext } from '../app-context';
import { audit } from '../audit/audit.service';
import type { PortalDb } from '../db/portal-db';
import { type AppError, notFound, refuse } from '../http/app-error';
import { assertCurrent, isTaken } from '../http/records';
import { type FolderFile, fileById, lockedFile, versionOf, versionsOf } from './files.queries';
import { toFolderItem } from './folder.service';
import { addVersion, auditOf, type FileAuthor, nameOf } from './upload.service';

/** The item to write, and the version that the caller has read. */
export interface Change {
  readonly id: string;
  readonly version: number | undefined;
}

/** Reads and locks the item before a write. Throws `stale` if the caller has not read its current version. */
export async function itemToChange(trx: Transaction<PortalDb>, { id, version }: Change): Promise<FolderFile> {
  const file = await lockedFile(trx, id);
  if (file === undefined) throw notFound('no-file-there');
  assertCurrent(version, toFolderItem(file));
  return file;
}

const entry = (action: AuditAction, id: string) => ({
  action,
  subject: `folder-file:${id}`,
});

const nameTaken = (): AppError =>
  refuse('conflict', 'file-name-taken', {
    fields: { name: 'file-name-taken' },
  });

/** Renames a file within its folder. */
export async function renameFile(
  portal: AppContext,
  caller: FileAuthor,
  change: Change,
  name: string,
): Promise<FolderItem> {
  try {
    return await portal.db.transaction().execute(async (trx) => {
      const before = await itemToChange(trx, change);
      if (before.body !== null) throw notFound('no-file-there');
      const after = await trx
        .updateTable('portal.folder_files')
        .set((eb) => ({ name: pdfFileName(name), version: eb('version', '+', 1) }))
        .where('id', '=', before.id)
        .returningAll()
        .executeTakeFirstOrThrow();
      const reported = { before: auditOf(before), after: auditOf(after) };
      await audit(trx, caller, { ...entry('files.rename', before.id), ...reported });
      return toFolderItem(after);
    });
  } catch (error) {
    throw isTaken(error) ? nameTaken() : error;
  }
}

/** Deletes an item with all its contents, or an announcement with its read marks. */
export async function deleteFile(portal: AppContext, caller: FileAuthor, change: Change): Promise<void> {
  const keys = await portal.db.transaction().execute(async (trx) => {
    const before = await itemToChange(trx, change);
    const versions = await versionsOf(trx, before.id);
    await trx.deleteFrom('portal.folder_files').where('id', '=', before.id).execute();
    await audit(trx, caller, { ...entry('files.delete', before.id), before: auditOf(before) });
    return new Set(versions.map((version) => version.storage_key));
  });
  // Nothing refers to the bytes any more, so a failed removal only costs space.
  await Promise.allSettled([...keys].map((key) => portal.files.remove(key)));
}

/** All versions of a file, newest first. */
export async function listVersions(portal: AppContext, id: string): Promise<FileVersion[]> {
  if ((await fileById(portal.db, id)) === undefined) throw notFound('no-file-there');
  return (await versionsOf(portal.db, id)).map((version) => ({
    number: version.number,
    size: version.size,
    createdTime: version.created_at.toISOString(),
    createdBy: version.created_by,
  }));
}

/** Restores an earlier version as a new one, so that no version is lost. */
export async function restoreVersion(
  portal: AppContext,
  caller: FileAuthor,
  change: Change,
  number: number,
): Promise<FolderItem> {
  return portal.db.transaction().execute(async (trx) => {
    const before = await itemToChange(trx, change);
    const earlier = await versionOf(trx, before.id, number);
    if (earlier === undefined) throw notFound('no-version');
    if (number === before.number) return toFolderItem(before);
    const content = { size: earlier.size, sha256: earlier.sha256, key: earlier.storage_key };
    await addVersion(trx, before, content, { name: nameOf(caller), at: portal.clock() });
    const after = (await fileById(trx, before.id)) ?? before;
    const reported = { before: auditOf(before), after: { ...auditOf(after), restored: number } };
    await audit(trx, caller, { ...entry('files.restore', before.id), ...reported });
    return toFolderItem(after);
  });
}
