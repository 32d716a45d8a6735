import { type Kysely, type Migration, sql } from 'kysely';

/**
 * The writes to loans that used a credit report. Each is noted before it is sent, and counts once its audit entry is done, so that a
 * portal that ends in between forgets none.
 */
export const creditUsesMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table portal.credit_uses (
      report_id uuid not null references portal.credit_reports on delete cascade,
      operation_id uuid not null,
      used_by text not null,
      used_at timestamptz not null,
      primary key (report_id, operation_id)
    )`.execute(db);
    await sql`insert into portal.credit_uses (report_id, operation_id, used_by, used_at)
      select report.id, entry.id, coalesce(report.applied_by, ''), coalesce(report.applied_at, entry.at)
      from portal.audit entry
      join portal.credit_reports report on report.id::text = entry.after ->> 'report'
      where entry.action = 'loan.credit-applied' and entry.closes is null`.execute(db);
    await sql`alter table portal.credit_reports drop column applied_at, drop column applied_by`.execute(db);
  },
};
