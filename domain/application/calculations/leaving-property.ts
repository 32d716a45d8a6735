import type { LiabilityRecord, ReoRecord } from '../../loan/records';
import { LEASE } from '../record-kinds';
import type { WhyNot } from './calculation';

const PENDING_SALE = '1';
export const SOLD = '2';

/**
 * Why a debt is no monthly debt: paid off at closing, or left out by hand. A lease is never left out, because another one usually
 * follows it (Fannie Mae Selling Guide B3-6-05).
 */
export function whyNoDebt({ type, payoff, excluded }: LiabilityRecord): WhyNot | undefined {
  if (payoff === true) return 'paidOff';
  return excluded === true && type !== LEASE ? 'excluded' : undefined;
}

/** Whether the property is sold or about to be. The one that this loan is for stays. */
export const isForSale = ({ status, isSubjectProperty }: ReoRecord): boolean =>
  isSubjectProperty !== true && (status === SOLD || status === PENDING_SALE);

/**
 * Whether the costs of a property end with its sale: as long as a mortgage on it counts, so does everything else. Without a
 * mortgage, a pending sale counts until it is complete (Fannie Mae Selling Guide B3-6-06).
 */
export function isLeaving(property: ReoRecord, liabilities: readonly LiabilityRecord[]): boolean {
  if (!isForSale(property)) return false;
  const mortgages = liabilities.filter(({ reoId }) => reoId === property.id);
  if (mortgages.length === 0) return property.status === SOLD;
  return mortgages.every((debt) => whyNoDebt(debt) !== undefined);
}

export const whyLeaving = ({ status }: ReoRecord): WhyNot => (status === SOLD ? 'sold' : 'pendingSale');
