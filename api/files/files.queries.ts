import { type ExpressionBuilder, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { type FolderName, isNewestFirst } from '../../domain/files/folder';
import type { PortalDb } from '../db/portal-db';
import type { FolderFileRow, FolderFileVersionRow } from './files.tables';
import type { PageEnd } from './page-token';

type Db = Kysely<PortalDb>;

export type FolderFile = Selectable<FolderFileRow>;
export type FolderFileVersion = Selectable<FolderFileVersionRow>;

/** Which items of a folder to read. The caller has checked access. */
export interface FolderRequest {
  readonly folder: FolderName;
  readonly subfolder: string;
  /** Only items published on this Pacific day; null for all. */
  readonly day: string | null;
  /** Only what guests may see. */
  readonly publicOnly?: boolean;
}

/** The sort key of a folder as one text: the name, or pinned first and then the newest. */
const orderKey = (folder: FolderName) =>
  isNewestFirst(folder)
    ? sql<string>`(case when pinned then '0' else '1' end) || to_char(9999999999999 - (extract(epoch from
        coalesce(publish_from::timestamp at time zone 'America/Los_Angeles', content_at)) * 1000)::bigint, 'FM0000000000000')`
    : sql<string>`lower(name)`;

const publishedOn = (day: string) => (eb: ExpressionBuilder<PortalDb, 'portal.folder_files'>) =>
  eb.and([
    eb('is_draft', '=', false),
    eb.or([eb('publish_from', 'is', null), eb('publish_from', '<=', day)]),
    eb.or([eb('publish_to', 'is', null), eb('publish_to', '>=', day)]),
  ]);

function requestedFiles(db: Db, { folder, subfolder, day, publicOnly }: FolderRequest) {
  return db
    .selectFrom('portal.folder_files')
    .where('folder', '=', folder)
    .where(sql<string>`lower(subfolder)`, '=', sql<string>`lower(${subfolder})`)
    .$if(day !== null, (query) => query.where(publishedOn(day ?? '')))
    .$if(publicOnly === true && folder === 'announcements', (query) => query.where('is_public', '=', true));
}

/** Items of a folder in order, starting behind `after`, with whether `reader` has read each. */
export function itemsOf(
  db: Db,
  ask: FolderRequest,
  page: { after: PageEnd | null; limit: number; reader: string | null },
) {
  const key = orderKey(ask.folder);
  const { after, limit, reader } = page;
  return requestedFiles(db, ask)
    .selectAll()
    .select(key.as('order_key'))
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('portal.read_marks')
            .select('file_id')
            .whereRef('file_id', '=', 'portal.folder_files.id')
            .where('user_id', '=', reader),
        )
        .as('is_read'),
    )
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(${key}, id) > (${after?.key ?? ''}::text, ${after?.id ?? ''}::uuid)`),
    )
    .orderBy(key)
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function hasItems(db: Db, ask: FolderRequest): Promise<boolean> {
  return (await requestedFiles(db, ask).select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Announcements of the day that the user has not read. */
export async function countUnread(db: Db, userId: string, day: string): Promise<number> {
  const { unread } = await requestedFiles(db, { folder: 'announcements', subfolder: '', day })
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('portal.read_marks')
            .select('file_id')
            .whereRef('file_id', '=', 'portal.folder_files.id')
            .where('user_id', '=', userId),
        ),
      ),
    )
    .select(sql<number>`count(*)`.as('unread'))
    .executeTakeFirstOrThrow();
  return unread;
}

export function fileById(db: Db, id: string): Promise<FolderFile | undefined> {
  return db.selectFrom('portal.folder_files').selectAll().where('id', '=', id).executeTakeFirst();
}

export function fileByName(db: Db, folder: FolderName, subfolder: string, name: string) {
  return db
    .selectFrom('portal.folder_files')
    .selectAll()
    .where('folder', '=', folder)
    .where(sql<string>`lower(subfolder)`, '=', sql<string>`lower(${subfolder})`)
    .where(sql<string>`lower(name)`, '=', sql<string>`lower(${name})`)
    .executeTakeFirst();
}

/** Reads the file and locks it until the transaction ends. */
export function lockedFile(trx: Transaction<PortalDb>, id: string): Promise<FolderFile | undefined> {
  return trx.selectFrom('portal.folder_files').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Lets one writer at a time add names to a folder. */
export async function lockFolder(trx: Transaction<PortalDb>, folder: FolderName): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`folder ${folder}`}))`.execute(trx);
}

export function versionOf(db: Db, id: string, number: number): Promise<FolderFileVersion | undefined> {
  return db
    .selectFrom('portal.folder_file_versions')
    .selectAll()
    .where('file_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst();
}

/** All versions of a file, newest first. */
export function versionsOf(db: Db, id: string): Promise<FolderFileVersion[]> {
  return db
    .selectFrom('portal.folder_file_versions')
    .selectAll()
    .where('file_id', '=', id)
    .orderBy('number', 'desc')
    .execute();
}

/** Names of the rate subfolders that contain something. */
export async function rateFolders(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('portal.folder_files')
    .where('folder', '=', 'rates')
    .select('subfolder')
    .distinct()
    .orderBy('subfolder')
    .execute();
  return rows.map(({ subfolder }) => subfolder);
}
