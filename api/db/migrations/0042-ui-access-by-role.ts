import { type Kysely, type Migration, sql } from 'kysely';

/** Every call looks up page letters by role, but the primary key begins with the page. */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index ui_access_role on portal.ui_access (role)`.execute(db);
}

export const uiAccessByRoleMigration: Migration = { up };
