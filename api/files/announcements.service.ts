import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { AnnouncementSave, FolderItem } from '../../domain/files/file.schemas';
import { plainTextOf } from '../../domain/files/rich-html';
import type { AppContext } from '../app-context';
import { audit } from '../audit/audit.service';
import type { PortalDb } from '../db/portal-db';
import { invalid, notFound } from '../http/app-error';
import type { Caller } from '../http/caller';
import { itemToChange } from './change.service';
import type { FolderFile } from './files.queries';
import { readableFile, toFolderItem } from './folder.service';
import { type FileAuthor, nameOf } from './upload.service';

type Trx = Transaction<PortalDb>;

const auditOf = (file: FolderFile) => ({
  name: file.name,
  body: file.body && plainTextOf(file.body),
  pinned: file.pinned,
  isPublic: file.is_public,
  isDraft: file.is_draft,
  publishFrom: file.publish_from,
  publishTo: file.publish_to,
});

type Content = Pick<FolderFile, 'name' | 'body' | 'pinned' | 'is_public' | 'is_draft' | 'publish_from' | 'publish_to'>;

const addAnnouncement = (trx: Trx, caller: FileAuthor, { at, ...content }: Content & { readonly at: Date }) =>
  trx
    .insertInto('portal.folder_files')
    .values({
      ...content,
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

/** Stores a draft that an administrator reviews and publishes, and returns its ID. */
export async function draftAnnouncement(
  trx: Trx,
  caller: FileAuthor,
  draft: Pick<FolderFile, 'name' | 'body' | 'publish_from'> & { readonly at: Date },
): Promise<string> {
  const hidden = { pinned: false, is_public: false, is_draft: true, publish_to: null };
  const added = await addAnnouncement(trx, caller, { ...draft, ...hidden });
  const subject = `folder-file:${added.id}`;
  await audit(trx, caller, { action: 'announcements.create', subject, after: auditOf(added) });
  return added.id;
}

/** Deletes a draft that has lost its occasion. A published announcement stays. */
export async function withdrawDraft(trx: Trx, caller: FileAuthor, id: string): Promise<void> {
  const draft = await trx
    .deleteFrom('portal.folder_files')
    .where('id', '=', id)
    .where('is_draft', '=', true)
    .returningAll()
    .executeTakeFirst();
  if (!draft) return;
  await audit(trx, caller, { action: 'files.delete', subject: `folder-file:${id}`, before: auditOf(draft) });
}

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
    is_draft: save.isDraft ?? false,
    publish_from: publishFrom,
    publish_to: publishTo,
  };
  return portal.db.transaction().execute(async (trx) => {
    const before = save.id ? await itemToChange(trx, { id: save.id, version: save.version }) : null;
    if (before && before.body === null) throw notFound('no-file-there');
    const at = portal.clock();
    // A draft is as old as its publication.
    const isFirstSeen = before?.is_draft === true && !values.is_draft;
    const after = before
      ? await trx
          .updateTable('portal.folder_files')
          .set((eb) => ({ ...values, ...(isFirstSeen && { content_at: at }), version: eb('version', '+', 1) }))
          .where('id', '=', before.id)
          .returningAll()
          .executeTakeFirstOrThrow()
      : await addAnnouncement(trx, caller, { ...values, at });
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
