import { randomUUID } from 'node:crypto';
import type { AnnouncementSave, FolderItem } from '../../domain/files/file.schemas';
import { plainTextOf } from '../../domain/files/rich-html';
import type { AppContext } from '../app-context';
import { audit } from '../audit/audit.service';
import { invalid, notFound } from '../http/app-error';
import type { Caller } from '../http/caller';
import { itemToChange } from './change.service';
import type { FolderFile } from './files.queries';
import { readableFile, toFolderItem } from './folder.service';
import { type FileAuthor, nameOf } from './upload.service';

const auditOf = (file: FolderFile) => ({
  name: file.name,
  body: file.body && plainTextOf(file.body),
  pinned: file.pinned,
  isPublic: file.is_public,
  publishFrom: file.publish_from,
  publishTo: file.publish_to,
});

/** Saves a new or changed announcement. The call's schema has already sanitized its text. */
export async function saveAnnouncement(
  portal: AppContext,
  caller: FileAuthor,
  save: AnnouncementSave,
): Promise<FolderItem> {
  const { publishFrom, publishTo } = save;
  if (publishFrom !== null && publishTo !== null && publishTo < publishFrom) {
    throw invalid('fields-not-valid', { publishTo: 'last-day-first' });
  }
  const values = {
    name: save.name,
    body: save.body,
    pinned: save.pinned ?? false,
    is_public: save.isPublic ?? false,
    publish_from: publishFrom,
    publish_to: publishTo,
  };
  return portal.db.transaction().execute(async (trx) => {
    const before = save.id ? await itemToChange(trx, { id: save.id, version: save.version }) : null;
    if (before && before.body === null) throw notFound('no-file-there');
    const at = portal.clock();
    const after = before
      ? await trx
          .updateTable('portal.folder_files')
          .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
          .where('id', '=', before.id)
          .returningAll()
          .executeTakeFirstOrThrow()
      : await trx
          .insertInto('portal.folder_files')
          .values({
            ...values,
            id: randomUUID(),
            folder: 'announcements',
            number: 0,
            size: 0,
            content_type: 'text/html',
            created_at: at,
            created_by: nameOf(caller),
            content_at: at,
            subfolder: '',
          })
          .returningAll()
          .executeTakeFirstOrThrow();
    await audit(trx, caller, {
      action: before ? 'announcements.change' : 'announcements.create',
      subject: `folder-file:${after.id}`,
      ...(before ? { before: auditOf(before) } : {}),
      after: auditOf(after),
    });
    return toFolderItem(after);
  });
}

/** Marks an announcement as read by the user; repeating it changes nothing. */
export async function markRead(portal: AppContext, caller: Caller, id: string): Promise<void> {
  const { actor } = caller;
  const file = await readableFile(portal, actor, id);
  if (file.body === null) throw notFound('no-file-there');
  await portal.db.transaction().execute(async (trx) => {
    const marked = await trx
      .insertInto('portal.read_marks')
      .values({ user_id: actor.userId, file_id: id, read_at: portal.clock() })
      .onConflict((of) => of.doNothing())
      .executeTakeFirst();
    if (Number(marked.numInsertedOrUpdatedRows ?? 0) === 0) return;
    await audit(trx, caller, { action: 'announcements.read', subject: `read-mark:${id}` });
  });
}
