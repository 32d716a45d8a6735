import { type Kysely, type Migration, sql } from 'kysely';

/** Notes of the status log become messages, for the language of the reader. Earlier ones stay in English. */
export const wordingMigration: Migration = {
  async up(db: Kysely<unknown>) {
    const statements = [
      sql`alter table journal.status_log add column wording jsonb`,
      sql`alter table journal.saves alter column note type jsonb
          using case when note is null then null else jsonb_build_object('text', note) end`,
    ];
    for (const statement of statements) await statement.execute(db);
  },
};
