import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Moves the logs, operations and feed to the journal, which any LOS adapter can use. If the portal worked with another LOS on
 * this database, the journal exists already and the tables here are empty.
 */
export const journalMoveMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      do $$ begin
        if to_regclass('journal.operations') is not null then
          drop table los.operations, los.status_log, los.change_log, los.changes;
        else
          create schema if not exists journal;
          alter table los.status_log drop constraint status_log_loan_num_fkey;
          alter table los.change_log drop constraint change_log_loan_num_fkey;
          alter table los.changes drop constraint changes_loan_num_fkey;
          alter table los.operations set schema journal;
          alter table los.status_log set schema journal;
          alter table los.change_log set schema journal;
          alter table los.changes set schema journal;
        end if;
      end $$`.execute(db);
  },
};
