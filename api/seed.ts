import { randomUUID } from 'node:crypto';
import { demoPrograms } from '../config/demo/programs/demo-programs';
import { demoRateSheets } from '../config/demo/programs/rate-sheet-generator';
import { seedAccess } from './access/seed';
import type { Progress } from './composition';
import type { Portal } from './portal';
import { seedPlaces } from './reference/places/seed';
import { seedOrganization } from './reference/seed';

/**
 * What a portal needs before anyone signs in: role records and a first user, and in demo mode programs with today's rates.
 * Every part does nothing where it is there already.
 */
export async function seed(
  portal: Pick<Portal, 'db' | 'los' | 'clock' | 'config' | 'log'>,
  progress: Progress,
): Promise<void> {
  await seedAccess(portal);
  await seedPlaces(portal);
  if (!portal.config.demo) return;
  await seedOrganization(portal);
  progress('Publishing programs and rate sheets');
  const programs = demoPrograms;
  const rateSheets = demoRateSheets({ seed: 1, programs, effective: portal.clock() });
  await portal.los.putPricingCatalog({ id: randomUUID(), by: 'portal', byName: 'Portal' }, { programs, rateSheets });
}
