import { seedAccess } from './access/seed';
import type { AppContext } from './app-context';
import { seedAppraisal } from './appraisal/seed';
import { seedAppraisals } from './appraisal/seed-orders';
import { seedContacts } from './contacts/seed';
import { seedRegister } from './hmda/hmda.service';
import { seedPostClosing } from './post-closing/seed';
import { seedLender } from './reference/lender/seed';
import { seedPlaces } from './reference/places/seed';
import { seedPrograms } from './reference/programs/seed';
import { seedOrganization } from './reference/seed';
import { seedServicing } from './servicing/seed';
import type { Progress } from './start-database';
import { seedConditionTemplates } from './underwriting/seed';

type Seeded = Pick<AppContext, 'db' | 'los' | 'vault' | 'clock' | 'config' | 'log'>;

/** What needs nothing of the others: hashing passwords does not delay the ZIP codes. */
async function seedIndependent(portal: Seeded): Promise<void> {
  await Promise.all([
    seedAccess(portal),
    seedPlaces(portal),
    seedOrganization(portal),
    seedAppraisal(portal),
    seedRegister(portal),
    seedContacts(portal),
    seedConditionTemplates(portal),
  ]);
}

/**
 * Creates what a portal needs before anyone signs in: role records and a first user, loan limits and ZIP codes, and in demo
 * mode programs with today's rates. Every part does nothing if its data exists.
 */
export async function seed(portal: Seeded, progress: Progress): Promise<void> {
  await seedIndependent(portal);
  // Price groups are those of users, branches and companies; appraisals are ordered in the lender's name.
  await seedLender(portal);
  progress('Publishing programs and rate sheets');
  await Promise.all([
    seedPrograms(portal),
    seedServicing(portal),
    seedPostClosing(portal),
    portal.config.demo && seedAppraisals(portal),
  ]);
}
