import { type Kysely, sql } from 'kysely';
import { registrationStage } from '../../../domain/loan/status';
import type { SheetDraft } from '../../../domain/pricing/rate-sheet-import';
import type { PortalDb } from '../../db/portal-db';
import { contains, instantDays, oneOf } from '../../http/list-filters';
import type { List } from '../../http/list-query';

type Db = Kysely<PortalDb>;

const LOCKED = '1';

export const publicationList: List = {
  unit: 'rate-sheets',
  sorts: { number: 'record.number', uploadedAt: 'record.uploaded_at', effectiveAt: 'record.effective_at' },
  filters: {
    status: oneOf('record.status'),
    fileName: contains('record.file_name'),
    effectiveAt: instantDays('record.effective_at'),
  },
  first: ['number', 'DESC'],
  key: 'record.id',
};

/**
 * Publications for display. `inForce` counts the programs that use it for pricing at that time; `handedOver` says whether the
 * LOS has it.
 */
export function publicationsOf(db: Db, at: Date) {
  const inForce = sql`
    select publication_id, count(*) as programs from (
      select distinct on (held.program_id) held.publication_id
      from portal.rate_sheets held
      join portal.rate_publications one on one.id = held.publication_id
      where one.status = 'published' and one.effective_at <= ${at}
      order by held.program_id, one.effective_at desc, one.published_at desc, one.number desc
    ) newest group by publication_id`;
  return db
    .selectFrom('portal.rate_publications as record')
    .leftJoin('portal.users as uploader', 'uploader.login', 'record.uploaded_by')
    .leftJoin('portal.users as publisher', 'publisher.login', 'record.published_by')
    .select([
      'record.id',
      'record.number',
      'record.version',
      'record.file_name as fileName',
      'record.rows',
      'record.uploaded_at as uploadedAt',
      'record.status',
      'record.effective_at as effectiveAt',
      'record.published_at as publishedAt',
      'record.rolled_back_to as rolledBackTo',
      sql<
        string | null
      >`coalesce(uploader.display_name, nullif(concat_ws(' ', uploader.first_name, uploader.last_name), ''), record.uploaded_by)`.as(
        'uploadedBy',
      ),
      sql<
        string | null
      >`coalesce(publisher.display_name, nullif(concat_ws(' ', publisher.first_name, publisher.last_name), ''), record.published_by)`.as(
        'publishedBy',
      ),
      sql<number>`(select count(*) from portal.rate_sheets where publication_id = record.id)`.as('programs'),
      sql<number>`coalesce((select programs from (${inForce}) held where publication_id = record.id), 0)`.as('inForce'),
      sql<boolean>`(select handed_over >= wanted from portal.catalog_state)`.as('handedOver'),
    ]);
}

export type PublicationRow = Awaited<ReturnType<ReturnType<typeof publicationsOf>['execute']>>[number];

/** The announcement of a publication. */
export async function announcementOf(db: Db, publicationId: string) {
  const found = await db
    .selectFrom('portal.rate_publications')
    .innerJoin('portal.folder_files', 'portal.folder_files.id', 'announcement_id')
    .select(['portal.folder_files.id', 'is_draft as isDraft'])
    .where('portal.rate_publications.id', '=', publicationId)
    .executeTakeFirst();
  return found ?? null;
}

/** The sheets of a publication, by program. */
export async function sheetsOf(db: Db, publicationId: string): Promise<ReadonlyMap<string, SheetDraft>> {
  const rows = await db
    .selectFrom('portal.rate_sheets')
    .select(['program_id', 'sheet'])
    .where('publication_id', '=', publicationId)
    .execute();
  return new Map(rows.map((row) => [row.program_id, row.sheet]));
}

/** Adds sheets to a publication, hundreds at a time. */
export async function addSheets(db: Db, publicationId: string, sheets: readonly SheetDraft[]): Promise<void> {
  await sql`
    insert into portal.rate_sheets (publication_id, program_id, sheet)
    select ${publicationId}::uuid, (sheet ->> 'lLpTemplateId')::uuid, sheet
    from jsonb_array_elements(${JSON.stringify(sheets)}::jsonb) sheet`.execute(db);
}

/** Number of the last publication; 0 if there is none. */
export async function latestPublished(db: Db): Promise<number> {
  const { rows } = await sql<{ latest: number }>`
    select coalesce(max(number), 0) as latest from portal.rate_publications where status = 'published'`.execute(db);
  return rows[0]?.latest ?? 0;
}

/** The programs that a file may name. */
export async function namedPrograms(db: Db) {
  const rows = await db.selectFrom('portal.programs').select(['id', 'name']).orderBy('display_order').execute();
  return rows.map(({ id, name }) => ({ lLpTemplateId: id, name }));
}

/** Converts a Pacific local time, `2026-11-21T06:00`, to an instant. */
export async function pacificInstant(db: Db, local: string): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`
    select (${local}::timestamp at time zone 'America/Los_Angeles') as at`.execute(db);
  return rows[0]?.at ?? new Date(Number.NaN);
}

/** Loans in the pipeline that have one of the programs: those that can still be priced again, and locked ones. */
export async function affectedLoans(db: Db, programs: readonly string[]) {
  if (programs.length === 0) return [];
  const { rows } = await sql<{ program: string; priced: number; locked: number }>`
    select "sLpTemplateNm" as program,
      (count(*) filter (where "sRateLockStatusT" <> ${LOCKED} and "sStatusT" = any(${registrationStage})))::int as priced,
      (count(*) filter (where "sRateLockStatusT" = ${LOCKED}))::int as locked
    from portal.pipeline where tab = 0 and "sLpTemplateNm" = any(${programs})
    group by 1 order by 1`.execute(db);
  return rows.filter(({ priced, locked }) => priced + locked > 0);
}
