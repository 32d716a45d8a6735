import type { ReoRecord } from '../../loan/records';
import { HOME } from './financed-properties';

const SECOND_HOME = '1';
const INVESTMENT = '2';
/** The status of a property that is kept to be rented out (`reoStatus`). */
const RENTAL = '3';

/** How the property is used after closing (`reoUsage`): as intended, otherwise by its status or as now. */
function usageOf({ intendedUsage, status, currentUsage }: ReoRecord): string | null | undefined {
  return intendedUsage ?? (status === RENTAL ? INVESTMENT : currentUsage);
}

/**
 * Whether the borrowers keep the property for themselves, so that rent from it does not count: a second home, or a home without
 * other units (Fannie Mae Selling Guide B3-3.1-08, ineligible properties).
 */
export function isOwnUse(property: ReoRecord): boolean {
  const usage = usageOf(property);
  return usage === SECOND_HOME || (usage === HOME && (property.units ?? 1) <= 1);
}
