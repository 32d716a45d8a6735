import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Conditions that became internal after messages about them: users outside the lender no longer count these. The index finds
 * what a user wrote recently.
 */
export const unreadMessagesMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table portal.lender_topics (
      loan_num text collate "C" not null,
      condition_id text collate "C" not null,
      primary key (loan_num, condition_id)
    )`.execute(db);
    await sql`create index messages_written on portal.messages (author_id, written_at)`.execute(db);
  },
};
