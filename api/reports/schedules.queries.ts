import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { type DeskReport, deskReportRoles } from '../../domain/pages/report-pages';
import type { ReportReader } from '../../domain/reports/schedule.schemas';
import type { PortalDb } from '../db/portal-db';
import type { ReportScheduleRow } from './reports.tables';

type Db = Kysely<PortalDb>;
export type StoredSchedule = Selectable<ReportScheduleRow>;

/** More people than anyone chooses from. */
const MAX_READERS = 500;

/** Enabled users of the lender with a role that opens the report, by name; of these IDs if they are given. */
export async function readersOf(db: Db, report: DeskReport, ids?: readonly string[]): Promise<ReportReader[]> {
  const { rows } = await sql<ReportReader>`
    select u.id, coalesce(u.display_name, trim(u.first_name || ' ' || u.last_name)) as name
    from portal.users u
    where u.disabled_at is null and not u.is_pml and exists (
      select from portal.user_roles r where r.user_id = u.id and r.role = any(${sql.val([...deskReportRoles[report]])}::text[])
    ) and (${ids === undefined}::boolean or u.id = any(${sql.val([...(ids ?? [])])}::uuid[]))
    order by 2, 1 limit ${sql.lit(MAX_READERS)}`.execute(db);
  return rows;
}

/** The names of users, whatever they may do now. */
export async function namesOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<ReportReader>`
    select id, coalesce(display_name, trim(first_name || ' ' || last_name)) as name
    from portal.users where id = any(${sql.val([...ids])}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export async function loginOf(db: Db, userId: string): Promise<string | undefined> {
  const found = await db.selectFrom('portal.users').select('login').where('id', '=', userId).executeTakeFirst();
  return found?.login;
}

/** The schedules that a user made for a report, the oldest first. */
export const schedulesOf = (db: Db, ownerId: string, report: DeskReport): Promise<StoredSchedule[]> =>
  db
    .selectFrom('portal.report_schedules')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('report', '=', report)
    .orderBy('created_at')
    .execute();

export const countSchedules = async (db: Db, ownerId: string): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from portal.report_schedules where owner_id = ${ownerId}`.execute(db);
  return rows[0]?.total ?? 0;
};

export const scheduleById = (db: Db, id: string): Promise<StoredSchedule | undefined> =>
  db.selectFrom('portal.report_schedules').selectAll().where('id', '=', id).executeTakeFirst();

/** A schedule of a user, locked until the transaction ends. */
export const lockSchedule = (
  trx: Transaction<PortalDb>,
  ownerId: string,
  id: string,
): Promise<StoredSchedule | undefined> =>
  trx
    .selectFrom('portal.report_schedules')
    .selectAll()
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .forUpdate()
    .executeTakeFirst();

/** The next schedule that is due, locked; none that another process works on. */
export const lockDue = (trx: Transaction<PortalDb>, now: Date): Promise<StoredSchedule | undefined> =>
  trx
    .selectFrom('portal.report_schedules')
    .selectAll()
    .where('paused', '=', false)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
