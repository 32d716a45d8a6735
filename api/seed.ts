import { seedAccess } from './access/seed';
import type { AppContext } from './app-context';
import { seedAppraisal } from './appraisal/seed';
import { seedAppraisals } from './appraisal/seed-orders';
import { seedContacts } from './contacts/seed';
import { seedRegister } from './hmda/hmda.service';
import type { Progress } from './open-portal-database';
import { seedPostClosing } from './post-closing/seed';
import { seedLender } from './reference/lender/seed';
import { seedPlaces } from './reference/places/seed';
import { seedPrograms } from './reference/programs/seed';
import { seedOrganization } from './reference/seed';
import { seedServicing } from './servicing/seed';
import { seedConditionTemplates } from './underwriting/seed';

/**
 * Creates what a portal needs before anyone signs in: role records and a first user, loan limits and ZIP codes, and in demo
 * mode programs with today's rates. Every part does nothing if its data exists.
 */
export async function seed(
  portal: Pick<AppContext, 'db' | 'los' | 'vault' | 'clock' | 'config' | 'log'>,
  progress: Progress,
): Promise<void> {
  await seedAccess(portal);
  await seedPlaces(portal);
  if (portal.config.demo) await seedOrganization(portal);
  await seedAppraisal(portal);
  await seedLender(portal);
  await seedRegister(portal);
  await seedContacts(portal);
  await seedConditionTemplates(portal);
  await seedServicing(portal);
  await seedPostClosing(portal);
  if (portal.config.demo) await seedAppraisals(portal);
  progress('Publishing programs and rate sheets');
  await seedPrograms(portal);
}
