import type { PricedLoan } from './adjustment-condition';
import type { AdjustmentSet, Waiver } from './adjustment-table';
import { areaIncomeLimit, inHighCostArea, programMedian } from './area-income';

/** What an explanation says of a waiver that cannot be decided. */
const undecided: Waiver = {
  code: 'waiver-undecided',
  title: 'Waiver not applied',
  detail: 'Area median income is not known',
};

/** The waiver that a loan gets; the undecided one if only the area's income is missing; undefined if it gets none. */
export function waiverOf(set: AdjustmentSet, loan: PricedLoan): { waiver: Waiver; granted: boolean } | undefined {
  const waivers = set.waivers ?? [];
  const waiver = waivers.find((candidate) => waives(candidate, loan));
  if (waiver) return { waiver, granted: true };
  const { scenario, program } = loan;
  const dependsOnArea = waivers.some(({ firstTimeBuyer }) => firstTimeBuyer) && buysFirstHome(loan);
  return dependsOnArea && programMedian(scenario, program) === undefined
    ? { waiver: undecided, granted: false }
    : undefined;
}

const buysFirstHome = ({ scenario: { firstTimeBuyer, purpose, occupancy } }: PricedLoan): boolean =>
  firstTimeBuyer && purpose === '0' && occupancy === '0';

/** An income-bound waiver needs a known income and a known median. */
function waives({ program: named, dutyToServe, firstTimeBuyer }: Waiver, loan: PricedLoan): boolean {
  const { program, scenario } = loan;
  if (named) return program[named] === true;
  if (dutyToServe) return scenario.dutyToServe;
  if (!firstTimeBuyer || !buysFirstHome(loan)) return false;
  if (firstTimeBuyer.highCostArea && !inHighCostArea(scenario)) return false;
  const limit = areaIncomeLimit(scenario, program, firstTimeBuyer.upToAreaIncomePercent);
  return limit !== undefined && scenario.monthlyIncome !== undefined && scenario.monthlyIncome <= limit;
}
