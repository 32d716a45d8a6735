import { scenarioTerm } from '../loan/codes/scenario-codes';
import type { Program } from './program';
import type { FieldReader } from './read-field';

/** Which programs a scenario includes; a filter without selected values accepts everything. */
export interface ScenarioFilter {
  readonly terms: readonly string[];
  readonly amortizations: readonly string[];
  readonly products: readonly string[];
  readonly payments: readonly string[];
}

const termFields = {
  sProdFilterTerm10Yrs: '10',
  sProdFilterTerm15Yrs: '15',
  sProdFilterTerm20Yrs: '20',
  sProdFilterTerm25Yrs: '25',
  sProdFilterTerm30Yrs: '30',
  sProdFilterTermOther: 'Other',
} as const satisfies Readonly<Record<string, string>>;

const amortizationFields = {
  sProdFilterFinMethFixed: 'Fixed',
  sProdFilterFinMeth3YrsArm: '3',
  sProdFilterFinMeth5YrsArm: '5',
  sProdFilterFinMeth7YrsArm: '7',
  sProdFilterFinMeth10YrsArm: '10',
} as const satisfies Readonly<Record<string, string>>;

const productFields = {
  sProdIncludeNormalProc: 'Conventional',
  sProdIncludeMyCommunityProc: 'HomeReady',
  sProdIncludeFHATotalProc: 'FHA',
  sProdIncludeVAProc: 'VA',
  sProdIncludeUSDARuralProc: 'USDA',
} as const satisfies Readonly<Record<string, string>>;

const paymentFields = {
  sProdFilterPmtTPI: 'P&I',
  sProdFilterPmtTIOnly: 'Interest Only',
} as const satisfies Readonly<Record<string, string>>;

/** The filters of a scenario (rules PRICING-05 and PRICING-08 to -12): LOS field and choice of each. */
export const programFilters = {
  terms: termFields,
  amortizations: amortizationFields,
  products: productFields,
  payments: paymentFields,
} as const;

/** The ticked choices of each kind. */
export function readFilter(fields: FieldReader): ScenarioFilter {
  const ticked = (names: Readonly<Record<string, string>>): string[] =>
    Object.entries(names)
      .filter(([name]) => fields.yesNo(name) === true)
      .map(([, choice]) => choice);
  const interestOnly = fields.yesNo('sIsIOnlyPe');
  const payments = interestOnly === undefined ? ticked(paymentFields) : [interestOnly ? 'Interest Only' : 'P&I'];
  return {
    terms: ticked(termFields),
    amortizations: ticked(amortizationFields),
    products: ticked(productFields),
    payments,
  };
}

const passes = (choices: readonly string[], choice: string): boolean =>
  choices.length === 0 || choices.includes(choice);

function productOf(program: Program): string {
  if (program.homeReady) return 'HomeReady';
  if (program.family === 'fha') return 'FHA';
  if (program.family === 'va') return 'VA';
  return program.family === 'usda' ? 'USDA' : 'Conventional';
}

function amortizationOf({ amortization }: Program): string {
  return amortization.kind === 'fixed' ? 'Fixed' : String(amortization.initialMonths / 12);
}

/** Whether the scenario's filters include this program. */
export const includesProgram = (filter: ScenarioFilter, program: Program): boolean =>
  passes(filter.terms, scenarioTerm(program.termMonths)) &&
  passes(filter.amortizations, amortizationOf(program)) &&
  passes(filter.products, productOf(program)) &&
  passes(filter.payments, program.interestOnlyMonths ? 'Interest Only' : 'P&I');

/** Whether the filter includes every program. */
export const isOpenFilter = ({ terms, amortizations, products, payments }: ScenarioFilter): boolean =>
  terms.length + amortizations.length + products.length + payments.length === 0;
