import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** The portal's schema, and trigrams for searching inside names. The extension goes to `public`, where the LOS finds it too. */
export const foundation = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.createSchema('portal').ifNotExists().execute();
    await sql`create extension if not exists pg_trgm with schema public`.execute(db);
  },
};
