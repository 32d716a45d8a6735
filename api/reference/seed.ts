import { demoBranches, demoCompanies } from '../../config/demo/organization';
import type { AppContext } from '../app-context';
import { addOrganization } from './organization.queries';

/** Creates the demo lender's branches and companies in demo mode; existing ones are kept. */
export async function seedOrganization(portal: Pick<AppContext, 'db' | 'config'>): Promise<void> {
  if (!portal.config.demo) return;
  const branches = demoBranches.map(({ nmlsId, fees: _fees, ...branch }) => ({
    ...branch,
    nmls_id: nmlsId,
    email: `${branch.code.toLowerCase()}@example.com`,
    price_group: 'RETAIL',
  }));
  const companies = demoCompanies.map((company) => ({
    name: company.name,
    channel: company.channel,
    correspondent_process: company.correspondentProcess ?? null,
    price_group: company.priceGroup,
  }));
  const fees = demoBranches.flatMap(({ name, fees: own = [] }) =>
    own.map((fee) => ({ branch: name, type: fee.type, amount: fee.amount })),
  );
  await addOrganization(portal.db, branches, companies, fees);
}
