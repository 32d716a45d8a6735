import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Known operations, the logs of status and fields, and the change feed. The embedded LOS kept these tables in its own schema
 * before and moves them here (`los` 0007), hence `if not exists`.
 */
export const journalMigration: Migration = {
  async up(db: Kysely<unknown>) {
    const statements = [
      sql`create schema if not exists journal`,
      sql`create table if not exists journal.operations (
        id uuid primary key,
        action text not null,
        request_hash text not null,
        result jsonb,
        at timestamptz not null
      )`,
      sql`create index if not exists operations_at on journal.operations (at)`,
      sql`create table if not exists journal.status_log (
        id bigint generated always as identity primary key,
        loan_num text not null,
        at timestamptz not null,
        status text not null,
        from_status text,
        by_login text not null,
        by_name text not null,
        description text not null
      )`,
      sql`create index if not exists status_log_loan on journal.status_log (loan_num, id)`,
      sql`create table if not exists journal.change_log (
        id bigint generated always as identity primary key,
        loan_num text not null,
        at timestamptz not null,
        version integer not null,
        action text not null,
        field text not null,
        before jsonb,
        after jsonb,
        by_login text not null,
        by_name text not null,
        name text not null generated always as (regexp_replace(field, '\\[[^]]*\\]', '', 'g')) stored
      )`,
      sql`create index if not exists change_log_time on journal.change_log (loan_num, at desc, id desc)`,
      sql`create index if not exists change_log_person on journal.change_log (loan_num, by_name, at desc, id desc)`,
      sql`create index if not exists change_log_name on journal.change_log (loan_num, name, at desc, id desc)`,
      sql`create index if not exists change_log_action on journal.change_log (loan_num, action, at desc, id desc)`,
      sql`create table if not exists journal.changes (
        seq bigint generated always as identity primary key,
        loan_num text not null,
        version integer not null,
        operation_id uuid not null
      )`,
    ];
    for (const statement of statements) await statement.execute(db);
  },
};
