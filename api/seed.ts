import { demoPrograms } from '../config/demo/programs/demo-programs';
import { demoRateSheets } from '../config/demo/programs/rate-sheet-generator';
import { seedAccess } from './access/seed';
import type { Progress } from './composition';
import type { Portal } from './portal';

const CATALOG_OPERATION = '00000000-0000-4000-8000-000000000001';

/**
 * What a portal needs before anyone signs in: role records and a first user, and in demo mode programs with today's rates.
 * Every part does nothing where it is there already.
 */
export async function seed(portal: Portal, progress: Progress): Promise<void> {
  await seedAccess(portal);
  if (!portal.config.demo) return;
  progress('Publishing programs and rate sheets');
  const programs = demoPrograms;
  const rateSheets = demoRateSheets({ seed: 1, programs, effective: portal.clock() });
  await portal.los.putPricingCatalog({ id: CATALOG_OPERATION, by: 'portal', byName: 'Portal' }, { programs, rateSheets });
}
