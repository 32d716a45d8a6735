import { type Kysely, type Migration, sql } from 'kysely';

/** The loan menu by its numbers when letters began to count. The Email page is missing: only its own roles open it. */
const PAGES = {
  31: '/dashboard',
  14: '/product-pricing',
  11: '/app',
  12: '/aus',
  15: '/edisclosure',
  16: '/conditions',
  17: '/upload-condition',
  18: '/documents',
  19: '/coc',
  20: '/appraisals',
  21: '/rate-lock-request',
  22: '/cd',
  23: '/contacts',
  25: '/loan-doc',
  26: '/servicing',
};

/**
 * Until now the menu permission alone opened a page, and with the status it allowed edits. Pages that a role works on without a
 * letter keep working: they get `r` if the role has only `r`, otherwise `w`. A letter that an administrator took away stays away,
 * and stored letters do not change.
 */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into portal.ui_access (connect_portal, role, letter)
    select page.path, record.role,
      case when 'r' = all (select own.letter from portal.ui_access own where own.role = record.role)
        and exists (select from portal.ui_access own where own.role = record.role) then 'r' else 'w' end
    from portal.role_permissions record
    join unnest(${Object.keys(PAGES).map(Number)}::int[], ${Object.values(PAGES)}::text[]) as page(number, path)
      on page.number = any(record.menu_permissions)
    where not exists (
      select from portal.audit change
      where change.subject = 'ui-access:' || page.path and jsonb_exists(change.before, record.role)
    )
    on conflict do nothing`.execute(db);
}

export const lettersOfOpenPagesMigration: Migration = { up };
