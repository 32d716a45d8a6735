import { type Kysely, type Migration, sql } from 'kysely';

const DISCLOSERS = ['Administrator', 'Manager', 'Disclosure Desk'];

/**
 * Deciding on changes of circumstance takes a right of its own. In a portal that has letters already, these roles get it as in a
 * new one; a new portal gets it with its first letters.
 */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into portal.ui_access (connect_portal, role, letter)
    select '/coc/decide', role, 'w'
    from unnest(${sql.val(DISCLOSERS)}::text[]) as role
    where exists (select from portal.ui_access)
    on conflict do nothing`.execute(db);
}

export const discloseRightMigration: Migration = { up };
