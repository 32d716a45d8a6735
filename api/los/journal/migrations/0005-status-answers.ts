import { type Kysely, type Migration, sql } from 'kysely';

/** What the author of a move of the status says with it: a note and reasons. Sealed, because it is about borrowers. */
export const statusAnswersMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table journal.status_log add column answer jsonb`.execute(db);
    await sql`alter table journal.saves add column answer jsonb`.execute(db);
  },
};
