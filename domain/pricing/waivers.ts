import type { PricedLoan } from './adjustment-condition';
import type { AdjustmentSet, Waiver, WaiverIncome } from './adjustment-table';
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
  const dependsOnArea = waivers.some((candidate) => incomeBound(candidate, loan) !== undefined);
  if (dependsOnArea && programMedian(scenario, program) === undefined) return { waiver: medianUnknown, granted: false };
  const isOpen = dependsOnArea || waivers.some(({ program: named }) => named && program[named]);
  return isOpen && scenario.monthlyIncome === undefined ? { waiver: incomeUnknown, granted: false } : undefined;
}

const buysFirstHome = ({ scenario: { firstTimeBuyer, purpose, occupancy } }: PricedLoan): boolean =>
  firstTimeBuyer && purpose === '0' && occupancy === '0';

const CASH_OUT: readonly string[] = ['2', '8'];

/** Principal residence, purchase or limited cash-out refinance (Fannie Mae, Duty to Serve requirements of the LLPA waiver). */
const servesMarket = ({ scenario: { dutyToServe, purpose, occupancy } }: PricedLoan): boolean =>
  dutyToServe && occupancy === '0' && !CASH_OUT.includes(purpose);

/** The income up to which a loan gets a waiver; undefined if the waiver is not for such loans. */
function incomeBound({ dutyToServe, firstTimeBuyer }: Waiver, loan: PricedLoan): WaiverIncome | undefined {
  if (dutyToServe && servesMarket(loan)) return dutyToServe;
  return firstTimeBuyer && buysFirstHome(loan) ? firstTimeBuyer : undefined;
}

/** A waiver of a program with an income limit needs a known income, one by the area's median a known median as well. */
function waives(waiver: Waiver, loan: PricedLoan): boolean {
  const { program: named } = waiver;
  const { program, scenario } = loan;
  const isLimited = program.eligibility.maxAreaIncomePercent !== undefined;
  if (named) return program[named] === true && (!isLimited || scenario.monthlyIncome !== undefined);
  const bound = incomeBound(waiver, loan);
  if (!bound || (bound.highCostArea && !inHighCostArea(scenario))) return false;
  const limit = areaIncomeLimit(scenario, program, bound.upToAreaIncomePercent);
  return limit !== undefined && scenario.monthlyIncome !== undefined && scenario.monthlyIncome <= limit;
}
