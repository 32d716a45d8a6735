import type { PlacementOptions } from '../../domain/reference/organization.schemas';
import type { AppContext } from '../app-context';
import type { Actor } from '../http/actor';
import { type Organization, organizationOf as organization, placeNamed as place } from './organization.queries';

export { aporWeeks } from './apor/apor.queries';
export { branchFeesNamed } from './branch-fees.service';
export { feeTemplatesOf } from './fee-templates';
export { type ChangeRules, changeRules } from './lender/change-rules.service';
export { newLoanDefaults } from './lender/loan-defaults.service';
export { logoFile as lenderLogo } from './lender/logo/logo.service';
export { changedOptions, retiredCodes } from './lender/options.service';
export { lenderNames, securityContact, settingOf, settingsOf as lenderSettings } from './lender/settings.service';
export { findZip } from './places/places.service';
export { pricingFacts } from './programs/pricing-facts.service';
export type { Organization };

/** Where new loans can belong. */
export const organizationOf = organization;
export const placeNamed = place;

const same = (a: string, b: string | null): boolean => a.toLowerCase() === (b ?? '').trim().toLowerCase();

/** Staff can choose any branch or company; retail employees get their branch, external users their company. */
export async function placementOptionsFor(portal: AppContext, actor: Actor): Promise<PlacementOptions> {
  const { branches, companies } = await organization(portal.db);
  if (actor.isPml) {
    const own = companies.filter(({ name }) => same(name, actor.companyName));
    const channels = own.length > 0 ? [...new Set(own.map(({ channel }) => channel))] : ['2', '3'];
    return { channels, branches: [], companies: own };
  }
  if (actor.isRetail) {
    return { channels: ['1'], branches: branches.filter(({ name }) => same(name, actor.branchName)), companies: [] };
  }
  return { channels: ['1', '2', '3'], branches, companies };
}
