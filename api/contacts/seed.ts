import { demoContacts } from '../../config/demo/contacts';
import type { AppContext } from '../app-context';

/** Fills the contact book of a demo once. */
export async function seedContacts({ db, config }: Pick<AppContext, 'db' | 'config'>): Promise<void> {
  if (!config.demo) return;
  const there = await db.selectFrom('portal.contacts').select('id').limit(1).executeTakeFirst();
  if (there) return;
  await db
    .insertInto('portal.contacts')
    .values([...demoContacts])
    .execute();
}
