import type { Cents } from '../numbers/fixed';
import type { PricingScenario } from './scenario';

type Measured = Pick<PricingScenario, 'county' | 'monthlyIncome'>;

/** The highest monthly income within a percent of the area's median; undefined while the median is not known. */
export function areaIncomeLimit({ county }: Measured, percent: number): Cents | undefined {
  return county?.medianIncome === undefined ? undefined : Math.floor((county.medianIncome * percent) / 1200);
}

/** Whether the loan's limit is above the general one, as the agencies define a high-cost area. */
export const inHighCostArea = ({ county }: Measured): boolean => county !== undefined && county.gse > county.baseline;
