import { type Kysely, type Migration, sql } from 'kysely';

/** Whether a servicer takes collect calls: notices of a transfer name such a number, or a toll-free one. */
export const collectCallsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table portal.servicers add column takes_collect boolean not null default false`.execute(db);
  },
};
