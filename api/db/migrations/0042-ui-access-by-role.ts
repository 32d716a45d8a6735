import { type Kysely, type Migration, sql } from 'kysely';

/** Every call looks up what the roles of its user may do with pages; the primary key begins with the page. */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index ui_access_role on portal.ui_access (role)`.execute(db);
}

export const uiAccessByRoleMigration: Migration = { up };
