import type { Cents } from '../numbers/fixed';
import { type DatedRow, rowsOn } from './dated-rows';
import type { PricingScenario } from './scenario';

interface SizeRow extends DatedRow {
  /** Households of up to so many people; the first row that covers a household counts. */
  readonly people: number;
  /** Percent of the limit for four people. */
  readonly percent: number;
}

/** More people than the largest row covers add this percent each. */
const PERCENT_PER_PERSON = 8;

/**
 * USDA's two bands since 2009-04-20: one to four people, and five to eight with 132% (HB-1-3555 Appendix 5; such as 82,700 and
 * 109,150, 86,850 and 114,650 before rounding to $50).
 */
const sizeTable: readonly SizeRow[] = [
  { from: '2009-04-20', people: 4, percent: 100 },
  { from: '2009-04-20', people: 8, percent: 132 },
];

/** The percentage of the four-person limit for a household; an unknown size counts as the smallest. */
function sizePercent(size: number | undefined, day: string | undefined): number {
  const rows = rowsOn(sizeTable, day);
  const row = rows.find(({ people }) => (size ?? 1) <= people);
  if (row) return row.percent;
  const largest = rows.at(-1);
  return largest === undefined ? 100 : largest.percent + ((size ?? 1) - largest.people) * PERCENT_PER_PERSON;
}

type Household = Pick<PricingScenario, 'county' | 'householdIncome' | 'householdSize' | 'monthlyIncome' | 'closingDay'>;

/** The highest yearly income of a household within a percent of the area's median, by its size (7 CFR 3555.151). */
export function householdLimit(scenario: Household, percent: number): Cents | undefined {
  const { county, householdSize, closingDay } = scenario;
  if (county?.medianIncome === undefined) return undefined;
  return Math.floor((county.medianIncome * percent * sizePercent(householdSize, closingDay)) / 10_000);
}

/** Yearly income of all adult members of the household, otherwise what is known of it: the borrowers' own. */
export const householdIncome = ({ householdIncome: stated, monthlyIncome }: Household): Cents | undefined =>
  stated ?? (monthlyIncome === undefined ? undefined : monthlyIncome * 12);
