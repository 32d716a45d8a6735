import type { Problem } from '../../domain/format/parsed';
import { fieldSpec } from '../../domain/loan/fields/field-table';
import { checkField } from '../fields/check-field';
import { programFields } from './scenario-programs';
import type { ScenarioName, ScenarioValues } from './scenario-values';

/** Loan fields that the scenario changes, by LOS name, as the pricing endpoint expects them. */
export type ScenarioChanges = Readonly<Record<string, string | number | boolean | null>>;

/** In form order. */
const scenarioNames = [
  'sLPurposeT',
  'sOccTPe',
  'sProdSpT',
  'sUnitsNum',
  'sPurchPrice',
  'sApprVal',
  'sLAmtCalc',
  'sCreditScoreType2',
  'sQualBottomR',
  'sProdImpound',
  'sSpZip',
  'sProdDocT',
  'compensation',
  'aProdBCitizenT',
  'sHas1stTimeBuyer',
  'sIsSelfEmployed',
  'sProdRLckdDays',
  'sProdConvMIOptionT',
  'sProd3rdPartyUwResultT',
  'sHousingHistoryT',
  'sSpGrossRent',
  'sOccR',
  'sLTotI',
  'sAppTotLiqAsset',
  'sProdAvailReserveMonths',
  'sNumFinancedProperties',
  'sHasNonOccupantCoborrower',
  'programs',
] as const satisfies readonly ScenarioName[];

/** Fields that differ from the loan, in form order. */
export function changedNames(values: ScenarioValues, loan: ScenarioValues): ScenarioName[] {
  return scenarioNames.filter((name) => values[name] !== loan[name]);
}

function changeOf(name: ScenarioName, values: ScenarioValues): ScenarioChanges {
  if (name === 'compensation') return compensationFields(values.compensation);
  if (name === 'programs') return programFields(values.programs);
  // The loan computes its number of units from the property type.
  if (name === 'sUnitsNum') return {};
  return { [name]: values[name] };
}

function compensationFields(plan: string): ScenarioChanges {
  if (plan === 'borrower') {
    return { sOriginatorCompensationPaymentSourceT: '1', sOriginatorCompensationPercent: null };
  }
  return {
    sOriginatorCompensationPaymentSourceT: '2',
    sOriginatorCompensationPercent: plan === 'lender' ? null : plan,
  };
}

/** Body of the pricing request: only what differs from the loan. */
export function scenarioChanges(values: ScenarioValues, loan: ScenarioValues): ScenarioChanges {
  const parts = changedNames(values, loan).map((name) => changeOf(name, values));
  return Object.assign({}, ...parts) as ScenarioChanges;
}

const whole = (values: ScenarioValues, names: readonly ScenarioName[]): ScenarioChanges =>
  Object.assign({}, ...names.map((name) => (values[name] === null ? {} : changeOf(name, values)))) as ScenarioChanges;

/** A whole scenario without a loan: every field that has a value. */
export const wholeScenario = (values: ScenarioValues): ScenarioChanges => whole(values, scenarioNames);

const guestNames = scenarioNames.filter((name) => name !== 'compensation');

/** The same for guests, who have no compensation to choose. */
export const guestScenario = (values: ScenarioValues): ScenarioChanges => whole(values, guestNames);

/** The fields that the user types. */
const typedNames = [
  ...(['sPurchPrice', 'sApprVal', 'sLAmtCalc', 'sCreditScoreType2', 'sQualBottomR', 'sSpZip'] as const),
  ...(['sSpGrossRent', 'sOccR', 'sLTotI', 'sAppTotLiqAsset', 'sProdAvailReserveMonths'] as const),
  'sNumFinancedProperties',
] as const;

/** Validation problems by field, such as an invalid number or a zip code of four digits. */
export function scenarioProblems(values: ScenarioValues): Partial<Record<ScenarioName, Problem>> {
  const problems: Partial<Record<ScenarioName, Problem>> = {};
  for (const name of typedNames) {
    const spec = fieldSpec(name);
    const problem = spec && checkField({ ...spec }, values[name], false);
    if (problem) problems[name] = problem;
  }
  return problems;
}

/** Whether the loan saves a changed value when a program is selected. It doesn't save ratios, which it computes. */
export function isKept(name: ScenarioName): boolean {
  if (name === 'compensation') return true;
  if (name === 'sUnitsNum') return false;
  const spec = fieldSpec(name);
  return spec !== undefined && !spec.computed && !spec.guarded;
}

/** Fields that pricing requires and the scenario lacks. */
export function missingForPricing(values: ScenarioValues, countyKnown: boolean): ScenarioName[] {
  const missing: ScenarioName[] = [];
  if (values.sLAmtCalc === null) missing.push('sLAmtCalc');
  if (values.sPurchPrice === null && values.sApprVal === null) {
    missing.push(values.sLPurposeT === '0' ? 'sPurchPrice' : 'sApprVal');
  }
  if (values.sCreditScoreType2 === null) missing.push('sCreditScoreType2');
  if (values.sSpZip === null && !countyKnown) missing.push('sSpZip');
  return missing;
}
