import type { AdjustmentCondition } from './adjustment-table';
import { isInsuredLtv } from './insured-ltv';
import type { LoanView } from './loan-view';
import { ltvColumn } from './ltv-column';
import type { Program } from './program';
import type { RateSheet } from './rate-sheet';
import type { PricingScenario } from './scenario';

/** A loan seen through a program: all that conditions and adjustments look at. */
export interface PricedLoan {
  readonly scenario: PricingScenario;
  readonly program: Program;
  readonly view: LoanView;
  /** The rate sheet, whose day determines which adjustment tables are in force. */
  readonly sheet: Pick<RateSheet, 'effectiveAt'> | undefined;
}

type Check<Value> = (wanted: Value, loan: PricedLoan) => boolean;

const has = (wanted: readonly string[], value: string | undefined): boolean =>
  value !== undefined && wanted.includes(value);

/** One check for each word of a condition; a number that is not known meets no bound. */
export const checks: { readonly [Key in keyof AdjustmentCondition]-?: Check<NonNullable<AdjustmentCondition[Key]>> } = {
  families: (wanted, { program }) => has(wanted, program.family),
  purposes: (wanted, { scenario }) => has(wanted, scenario.purpose),
  occupancies: (wanted, { scenario }) => has(wanted, scenario.occupancy),
  propertyTypes: (wanted, { scenario }) => has(wanted, scenario.propertyType),
  units: ([low, high], { scenario }) => scenario.units >= low && scenario.units <= high,
  attached: (wanted, { scenario }) => scenario.attached === wanted,
  states: (wanted, { scenario }) => has(wanted, scenario.state),
  docTypes: (wanted, { scenario }) => has(wanted, scenario.docType),
  citizenships: (wanted, { scenario }) => has(wanted, scenario.citizenship),
  amount: ({ over = 0, upTo = Number.POSITIVE_INFINITY }, { scenario: { amount } }) =>
    amount !== undefined && amount > over && amount <= upTo,
  score: ({ from = 0, to = Number.POSITIVE_INFINITY }, { scenario: { score } }) =>
    score !== undefined && score >= from && score <= to,
  coverage: ({ from = 0, below = Number.POSITIVE_INFINITY }, { view: { coverage } }) =>
    coverage !== undefined && coverage >= from && coverage < below,
  term: ({ over = 0, upTo = Number.POSITIVE_INFINITY }, { program }) =>
    program.termMonths > over && program.termMonths <= upTo,
  arm: (wanted, { program }) => (program.amortization.kind === 'arm') === wanted,
  manufactured: (wanted, { scenario }) => (scenario.propertyType === '4') === wanted,
  highBalance: (wanted, { view }) => view.highBalance === wanted,
  interestOnly: (wanted, { program }) => (program.interestOnlyMonths !== undefined) === wanted,
  impounds: (wanted, { scenario }) => scenario.impounds === wanted,
  subordinate: (wanted, { scenario }) => scenario.subordinate === wanted,
  communitySecond: (wanted, { scenario }) => scenario.communitySecond === wanted,
  selfEmployed: (wanted, { scenario }) => scenario.selfEmployed === wanted,
  affordable: (wanted, { program }) => (program.homeReady ?? program.homePossible ?? false) === wanted,
  insuranceBelow: ({ ltvTops, percent }, { scenario: { insuranceCoverage }, view: { ltv } }) => {
    const standard = percent[ltvColumn(ltvTops, ltv)];
    return (
      isInsuredLtv(ltv) &&
      standard !== undefined &&
      insuranceCoverage !== undefined &&
      insuranceCoverage < standard * 1000
    );
  },
};

function meetsOne<Key extends keyof AdjustmentCondition>(
  key: Key,
  condition: AdjustmentCondition,
  loan: PricedLoan,
): boolean {
  const wanted = condition[key];
  return wanted === undefined || (checks[key] as Check<typeof wanted>)(wanted, loan);
}

/** Whether all parts of a condition are met; true without a condition. */
export function meets(condition: AdjustmentCondition | undefined, loan: PricedLoan): boolean {
  for (const word in condition) if (!meetsOne(word as keyof AdjustmentCondition, condition, loan)) return false;
  return true;
}
