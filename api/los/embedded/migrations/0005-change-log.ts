import { type Kysely, type Migration, sql } from 'kysely';

/** Indexes for reading the change log by time, author, field and action in order of time, whatever its length. */
export const changeLogMigration: Migration = {
  async up(db: Kysely<unknown>) {
    const statements = [
      sql`alter table los.change_log
        add column name text not null generated always as (regexp_replace(field, '\\[[^]]*\\]', '', 'g')) stored`,
      sql`create index change_log_time on los.change_log (loan_num, at desc, id desc)`,
      sql`create index change_log_person on los.change_log (loan_num, by_name, at desc, id desc)`,
      sql`create index change_log_name on los.change_log (loan_num, name, at desc, id desc)`,
      sql`create index change_log_action on los.change_log (loan_num, action, at desc, id desc)`,
      sql`drop index los.change_log_loan`,
    ];
    for (const statement of statements) await statement.execute(db);
  },
};
