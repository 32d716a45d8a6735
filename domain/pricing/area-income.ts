import { type AgencyRule, ruleOf } from '../loan/agency';
import type { Cents } from '../numbers/fixed';
import type { AreaIncomeTable } from '../reference/area-income';
import { rowsOn } from './dated-rows';
import type { Program } from './program';
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

type Measured = Pick<PricingScenario, 'county'>;

/**
 * Agencies that also accept the median in effect today, if it is higher: Loan Product Advisor applies the better one (the same
 * bulletins).
 */
const betterMedianRules: readonly AgencyRule[] = [{ agencies: ['freddie-mac'], from: '2021-06-16' }];

/** The median that a program compares incomes with; undefined while it is not known. */
export function programMedian({ county }: Measured, program: Program): Cents | undefined {
  const { medianIncome, todaysMedianIncome } = county ?? {};
  if (todaysMedianIncome === undefined || todaysMedianIncome <= (medianIncome ?? 0)) return medianIncome;
  const { loanType: sLT, investor: sLpInvestorNm, family: sLpProductType } = program;
  return ruleOf(betterMedianRules, { sLT, sLpInvestorNm, sLpProductType }) ? todaysMedianIncome : medianIncome;
}

/** The highest monthly income within a percent of the median; undefined while the median is not known. */
export function areaIncomeLimit(scenario: Measured, program: Program, percent: number): Cents | undefined {
  const median = programMedian(scenario, program);
  return median === undefined ? undefined : Math.floor((median * percent) / 1200);
}

/** Whether the loan's limit is above the general one, as the agencies define a high-cost area. */
export const inHighCostArea = ({ county }: Measured): boolean => county !== undefined && county.gse > county.baseline;
