import { centsOrZero } from '../../numbers/cents';
import { mulDiv } from '../../numbers/fixed';
import type { FieldPath } from '../field-path';
import { type CalculationLine, line, type WhyNot } from './calculation';

/** Counted share of the gross rent; the rest covers vacancy and upkeep (Fannie Mae Selling Guide B3-3.1-08). */
const COUNTED_RENT_PERCENT = 75;

/** The counted part of a gross rent; none if there is no rent. */
export function countedRentLines(
  rent: string | null | undefined,
  path: FieldPath,
  why: WhyNot | undefined,
): CalculationLine[] {
  const gross = centsOrZero(rent);
  if (gross === 0) return [];
  const values = { percent: { percent: `${COUNTED_RENT_PERCENT}` }, rent: { money: rent ?? '' } };
  return [line({ words: 'countedRent', values }, mulDiv(gross, COUNTED_RENT_PERCENT, 100), { path, why })];
}
