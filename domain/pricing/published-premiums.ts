import { FHA_PREMIUMS_SINCE } from './fha-premium';
import type { InsuranceScheme } from './program';
import { USDA_FEES_SINCE } from './usda-fees';
import { VA_FEES_SINCE } from './va-funding-fee';

/** The first closing day whose premiums or fees are known; schemes without published ones are left out. */
const since: Partial<Record<InsuranceScheme, string>> = {
  fha: FHA_PREMIUMS_SINCE,
  va: VA_FEES_SINCE,
  usda: USDA_FEES_SINCE,
};

/** Whether a closing is before the first known table of the scheme, so that its premiums or fees are not known. */
export const precedesPremiums = (scheme: InsuranceScheme, day: string | undefined): boolean =>
  day !== undefined && day < (since[scheme] ?? '');
