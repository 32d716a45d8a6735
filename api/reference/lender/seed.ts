import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { demoAltLenders } from '../../../config/demo/alt-lenders';
import { firstEmailTemplates } from '../../../config/first-email-templates';
import type { AppContext } from '../../app-context';
import type { PortalDb } from '../../db/portal-db';

type Db = Kysely<PortalDb>;

/** Creates the first templates once: if an administrator removes them all, they are not recreated. */
async function seedTemplates(db: Db): Promise<void> {
  const known = await db
    .selectFrom('portal.audit')
    .select('id')
    .where('subject', 'like', 'email-template:%')
    .limit(1)
    .executeTakeFirst();
  if (known) return;
  await db
    .insertInto('portal.email_templates')
    .values(
      firstEmailTemplates.map(({ recipients, ...template }, index) => ({
        ...template,
        from: null,
        gen_doc_order: (index + 1) * 10,
        is_text: false,
        pre_select_recipients: [...recipients],
      })),
    )
    .onConflict((of) => of.doNothing())
    .execute();
}

/** Creates price groups for the names that users, branches, companies and rate sheets use. */
async function seedPriceGroups(db: Db): Promise<void> {
  await sql`
    insert into portal.price_groups (name)
    select min(name) from (
      select trim(price_group) as name from portal.users
      union all select trim(mini_correspondent_price_group) from portal.users
      union all select trim(price_group) from portal.branches
      union all select trim(price_group) from portal.companies
      union all select trim(subfolder) from portal.folder_files where folder = 'rates'
    ) as carried
    where name <> '' and lower(name) <> 'corporate'
    group by lower(name)
    on conflict do nothing`.execute(db);
}

async function seedAltLenders(db: Db): Promise<void> {
  const there = await db.selectFrom('portal.alt_lenders').select('id').limit(1).executeTakeFirst();
  if (there) return;
  await db.insertInto('portal.alt_lenders').values(demoAltLenders).execute();
}

/** Creates the first email templates and, in demo mode, price groups and alternative lenders. */
export async function seedLender({ db, config }: Pick<AppContext, 'db' | 'config'>): Promise<void> {
  await seedTemplates(db);
  if (!config.demo) return;
  await seedPriceGroups(db);
  await seedAltLenders(db);
}
