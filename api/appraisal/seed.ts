import { demoExcludedAppraisers } from '../../config/demo/excluded-appraisers';
import type { AppContext } from '../app-context';

/** Invented people on a demo's exclusionary list, if it is empty. */
export async function seedExclusions({ db, config }: Pick<AppContext, 'db' | 'config'>): Promise<void> {
  if (!config.demo) return;
  const there = await db.selectFrom('portal.appraiser_exclusions').select('id').limit(1).executeTakeFirst();
  if (there) return;
  const rows = demoExcludedAppraisers.map(
    ([name, license_number, license_state, company, since, reason, source], place) => ({
      // One of them may do appraisals again.
      active: place !== 5,
      ...{ name, license_number, license_state, company, since, reason, source },
    }),
  );
  await db
    .insertInto('portal.appraiser_exclusions')
    .values(rows)
    .onConflict((of) => of.doNothing())
    .execute();
}
