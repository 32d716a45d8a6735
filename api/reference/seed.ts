import { demoBranches, demoCompanies } from '../../config/demo/organization';
import type { Portal } from '../portal';
import { addOrganization } from './organization.queries';

/** The demo lender's branches and companies, in demo mode; those that are there stay as they are. */
export async function seedOrganization(portal: Pick<Portal, 'db' | 'config'>): Promise<void> {
  if (!portal.config.demo) return;
  await addOrganization(
    portal.db,
    demoBranches.map(({ name, city, state }) => ({ name, city, state })),
    demoCompanies.map((company) => ({
      name: company.name,
      channel: company.channel,
      correspondent_process: company.correspondentProcess ?? null,
      price_group: company.priceGroup,
    })),
  );
}
