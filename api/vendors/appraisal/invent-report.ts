import { createHash } from 'node:crypto';
import { demoExcludedAppraisers } from '../../../config/demo/excluded-appraisers';
import type { LedgerOrder, TakenOrder } from './company-ledger';
import { treatmentOf } from './scenarios';

/** A number from 0 up to the limit, always the same for a text. */
const drawn = (text: string, limit: number): number =>
  createHash('sha256').update(text).digest().readUInt32BE(0) % limit;

const appraisers = ['Marisol Quintero', 'Desmond Achterberg', 'Priya Venkataraman', 'Tobias Lindgren'] as const;
const firms = ['Plumbline Appraisal', 'Three Oaks Valuation'] as const;

/** The appraiser that a company assigns: the next one after each reassignment. The names and licenses are made up. */
export function appraiserOf({ order: { property }, reassignments: { length: turn } }: LedgerOrder) {
  if (turn === 0 && treatmentOf(property.street) === 'excluded') {
    const [name, licenseNumber, licenseState, company] = demoExcludedAppraisers[0];
    return { name, licenseNumber, licenseState, company };
  }
  const place = (drawn(property.street, appraisers.length) + turn) % appraisers.length;
  return {
    name: appraisers[place] ?? appraisers[0],
    licenseNumber: `SIM-${10_000 + drawn(`${property.street}license${turn || ''}`, 90_000)}`,
    licenseState: property.state,
    company: firms[place % firms.length] ?? firms[0],
  };
}

const MIN_VALUE = 280_000;
const RANGE = 900_000;

/** The invented value in whole dollars: near the contract price of a purchase, otherwise any. */
export function inventedValue({ contractPrice, property }: TakenOrder): number {
  const price = Math.round(Number(contractPrice ?? 0));
  if (price === 0) return MIN_VALUE + drawn(`${property.street}${property.zipcode}`, RANGE / 5_000) * 5_000;
  if (treatmentOf(property.street) === 'below-price') return Math.round((price * 0.92) / 1_000) * 1_000;
  return price + drawn(property.street, 6) * 2_500;
}
