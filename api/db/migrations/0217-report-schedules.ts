import { type Kysely, type Migration, sql } from 'kysely';

/** Reports that users have emailed to themselves and colleagues, and when the next email is due. */
export const reportSchedulesMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table portal.report_schedules (
      id uuid primary key,
      version integer not null,
      owner_id uuid not null references portal.users (id) on delete cascade,
      report text not null,
      name text not null,
      query text not null,
      weekdays integer[] not null,
      hour integer not null,
      recipients uuid[] not null,
      paused boolean not null,
      created_at timestamptz not null,
      due_at timestamptz not null,
      last_at timestamptz,
      last_orders uuid[] not null default '{}'
    )`.execute(db);
    await sql`create index report_schedules_due on portal.report_schedules (due_at) where not paused`.execute(db);
    await sql`create index report_schedules_of on portal.report_schedules (owner_id, report)`.execute(db);
  },
};
