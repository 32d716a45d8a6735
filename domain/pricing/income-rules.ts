import type { Cents } from '../numbers/fixed';
import { areaIncomeLimit } from './area-income';
import { householdIncome, householdLimit } from './household-income';
import type { Program } from './program';
import { needed, type Reason, reason, shown } from './reason';
import type { PricingScenario } from './scenario';

const unknownMedian = ({ county }: PricingScenario): Reason =>
  reason('area-income-unknown', 'sSpCounty', county ? shown.text(county.name) : shown.none, needed.known);

/** An unknown income does not make a loan ineligible, an unknown median does; `uncheckedIncomes` names what is not compared. */
function incomeReasons(
  scenario: PricingScenario,
  most: Cents | undefined,
  income: Cents | undefined,
  above: (actual: Cents, most: Cents) => Reason,
): Reason[] {
  if (most === undefined) return [unknownMedian(scenario)];
  return income !== undefined && income > most ? [above(income, most)] : [];
}

/** The incomes that a program limits. */
export const limitedIncomes = ['area-income', 'household-income'] as const;

/** The incomes that a program limits and that are not known, so that they were not compared with the limit. */
export function uncheckedIncomes(scenario: PricingScenario, program: Program): (typeof limitedIncomes)[number][] {
  const { maxAreaIncomePercent: ofBorrowers, maxHouseholdIncomePercent: ofHousehold } = program.eligibility;
  return limitedIncomes.filter((income) =>
    income === 'area-income'
      ? ofBorrowers !== undefined && scenario.monthlyIncome === undefined
      : ofHousehold !== undefined && householdIncome(scenario) === undefined,
  );
}

/** The income of the borrowers or of their household compared to the median of the area. */
export function areaIncomeReasons(scenario: PricingScenario, program: Program): Reason[] {
  const { maxAreaIncomePercent: ofBorrowers, maxHouseholdIncomePercent: ofHousehold } = program.eligibility;
  const found: Reason[] = [];
  if (ofBorrowers !== undefined) {
    const above = (actual: Cents, most: Cents) =>
      reason('area-income', 'sLTotI', shown.money(actual), needed.atMost(shown.money(most)));
    found.push(
      ...incomeReasons(scenario, areaIncomeLimit(scenario, program, ofBorrowers), scenario.monthlyIncome, above),
    );
  }
  if (ofHousehold !== undefined) {
    const above = (actual: Cents, most: Cents) =>
      reason('household-income', 'sUsdaAnnualIncome', shown.money(actual), needed.atMost(shown.money(most)));
    found.push(...incomeReasons(scenario, householdLimit(scenario, ofHousehold), householdIncome(scenario), above));
  }
  return found;
}
