import { type Kysely, type Migration, sql } from 'kysely';

/** What the lender pays the originator, which the margin of a position does not include. Null until the position is stored again. */
export const positionCompensationMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table portal.lock_positions add column originator_paid numeric`.execute(db);
  },
};
