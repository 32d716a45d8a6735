import type { PricedLoan } from './adjustment-condition';
import type { AdjustmentSet, Waiver } from './adjustment-table';
import { areaIncomeLimit, inHighCostArea, programMedian } from './area-income';

/** What an explanation says of a waiver that cannot be decided. */
const undecided = { title: 'Waiver not applied' } as const;
const medianUnknown: Waiver = { ...undecided, code: 'waiver-undecided', detail: 'Area median income is not known' };
const incomeUnknown: Waiver = { ...undecided, code: 'waiver-income-unknown', detail: 'Income is not known' };

/** The waiver that a loan gets; an undecided one if only an income is missing; undefined if it gets none. */
export function waiverOf(set: AdjustmentSet, loan: PricedLoan): { waiver: Waiver; granted: boolean } | undefined {
  const waivers = set.waivers ?? [];
  const waiver = waivers.find((candidate) => waives(candidate, loan));
  if (waiver) return { waiver, granted: true };
  const { scenario, program } = loan;
  const dependsOnArea = waivers.some(({ firstTimeBuyer }) => firstTimeBuyer) && buysFirstHome(loan);
  if (dependsOnArea && programMedian(scenario, program) === undefined) return { waiver: medianUnknown, granted: false };
  const isOpen = dependsOnArea || waivers.some(({ program: named }) => named && program[named]);
  return isOpen && scenario.monthlyIncome === undefined ? { waiver: incomeUnknown, granted: false } : undefined;
}

const buysFirstHome = ({ scenario: { firstTimeBuyer, purpose, occupancy } }: PricedLoan): boolean =>
  firstTimeBuyer && purpose === '0' && occupancy === '0';

/** A waiver of a program with an income limit needs a known income, one of first-time buyers a known median as well. */
function waives({ program: named, dutyToServe, firstTimeBuyer }: Waiver, loan: PricedLoan): boolean {
  const { program, scenario } = loan;
  const isLimited = program.eligibility.maxAreaIncomePercent !== undefined;
  if (named) return program[named] === true && (!isLimited || scenario.monthlyIncome !== undefined);
  if (dutyToServe) return scenario.dutyToServe;
  if (!firstTimeBuyer || !buysFirstHome(loan)) return false;
  if (firstTimeBuyer.highCostArea && !inHighCostArea(scenario)) return false;
  const limit = areaIncomeLimit(scenario, program, firstTimeBuyer.upToAreaIncomePercent);
  return limit !== undefined && scenario.monthlyIncome !== undefined && scenario.monthlyIncome <= limit;
}
