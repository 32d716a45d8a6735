import { type Kysely, type Migration, sql } from 'kysely';

const FULL = [
  'Administrator',
  'Manager',
  'Disclosure Desk',
  'Loan Officer',
  'Loan Officer Assistant',
  'Loan Opener',
  'Jr. Processor',
  'Processor',
  'Jr. Underwriter',
  'Underwriter',
  'Doc Drawer',
  'Closer',
  'Funder',
  'Shipper',
  'Post-Closer',
  'Purchaser',
  'PML Loan Officer',
  'PML Broker Processor',
  'PML Supervisor (External)',
];
const MASKED = ['QC Compliance', 'Credit Auditor', 'Legal Auditor'];

/**
 * Exporting a loan takes a right of its own. In a portal that has letters already, these roles get it as in a new one; a new portal
 * gets it with its first letters.
 */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into portal.ui_access (connect_portal, role, letter)
    select '/app/export', role, letter
    from (
      select unnest(${sql.val(FULL)}::text[]) as role, 'w' as letter
      union all
      select unnest(${sql.val(MASKED)}::text[]), 'r'
    ) as first
    where exists (select from portal.ui_access)
    on conflict do nothing`.execute(db);
}

export const exportRightMigration: Migration = { up };
