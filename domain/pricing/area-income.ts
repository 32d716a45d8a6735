import type { Cents } from '../numbers/fixed';
import type { AreaIncomeTable } from '../reference/area-income';
import { rowsOn } from './dated-rows';
import type { PricingScenario } from './scenario';

/**
 * The median income of a county's area in cents, from the table that applies to an application of a day; undefined if it is not
 * known. DU keeps the medians of the day on which the application was received (Newrez Correspondent Bulletin 2021-058 and GMFS
 * on the agencies' notices of 2021 and 2023).
 */
export function medianIncomeOf(
  tables: readonly AreaIncomeTable[],
  fips: string,
  day: string | undefined,
): Cents | undefined {
  const dollars = rowsOn(tables, day)[0]?.medians[fips];
  return dollars === undefined ? undefined : dollars * 100;
}

type Measured = Pick<PricingScenario, 'county' | 'monthlyIncome'>;

/** The highest monthly income within a percent of the area's median; undefined while the median is not known. */
export function areaIncomeLimit({ county }: Measured, percent: number): Cents | undefined {
  return county?.medianIncome === undefined ? undefined : Math.floor((county.medianIncome * percent) / 1200);
}

/** Whether the loan's limit is above the general one, as the agencies define a high-cost area. */
export const inHighCostArea = ({ county }: Measured): boolean => county !== undefined && county.gse > county.baseline;
