import { type Kysely, type Migration, sql } from 'kysely';

/** Forgets plain hashes of requests: a request with a Social Security number could be found from its hash by trying all numbers. */
export const keyedHashesMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ['operations', 'saves']) {
      const named = sql.table(`journal.${table}`);
      await sql`alter table ${named} alter column request_hash drop not null`.execute(db);
      await sql`update ${named} set request_hash = null`.execute(db);
    }
  },
};
