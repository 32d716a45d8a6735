import { demoAppraisalFees } from '../../config/demo/appraisal-fees';
import { demoExcludedAppraisers } from '../../config/demo/excluded-appraisers';
import type { AppContext } from '../app-context';

/** The first day of the demo's schedule. */
const SCHEDULE_FROM = '2025-01-01';

async function seedExclusions({ db }: Pick<AppContext, 'db'>): Promise<void> {
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

/** Invented people on a demo's exclusionary list, and invented fees of its appraisal companies, where there are none. */
export async function seedAppraisal(portal: Pick<AppContext, 'db' | 'config'>): Promise<void> {
  if (!portal.config.demo) return;
  await seedExclusions(portal);
  const there = await portal.db.selectFrom('portal.appraisal_fees').select('company').limit(1).executeTakeFirst();
  if (there) return;
  await portal.db
    .insertInto('portal.appraisal_fees')
    .values(demoAppraisalFees(SCHEDULE_FROM))
    .onConflict((of) => of.doNothing())
    .execute();
}
