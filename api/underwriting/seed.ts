import { demoConditionTemplates } from '../../config/demo/condition-templates';
import type { AppContext } from '../app-context';

/** Adds the condition templates of a demo once. */
export async function seedConditionTemplates({ db, config }: Pick<AppContext, 'db' | 'config'>): Promise<void> {
  if (!config.demo) return;
  const there = await db.selectFrom('portal.condition_templates').select('id').limit(1).executeTakeFirst();
  if (there) return;
  await db
    .insertInto('portal.condition_templates')
    .values([...demoConditionTemplates])
    .execute();
}
