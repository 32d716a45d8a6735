import type { CodeListName } from '../../loan/codes/code-lists';
import type { FieldName } from '../../loan/fields/field-table';
import type { HousingCost } from '../../loan/housing-costs';
import type { Owner } from '../../loan/records';
import { centsOf, money, percentage } from '../../numbers/cents';
import { type Cents, formatScaled, mulDiv } from '../../numbers/fixed';
import { ratioOf } from '../../pricing/ratios';
import type { FieldPath } from '../field-path';
import type { CalculationKey } from './calculation-keys';
import type { VaRegion } from './va-residual-rules';

/** Why a line is shown and does not count. */
export type WhyNot =
  | 'averageCounts'
  | 'coveredByAssets'
  | 'declining'
  | 'deductedFromIncome'
  | 'deferred'
  | 'excluded'
  | 'exempt'
  | 'fewPayments'
  | 'greaterValue'
  | 'inDebts'
  | 'inHousing'
  | 'inNetRent'
  | 'inSubjectRent'
  | 'insuranceEnded'
  | 'lineCounts'
  | 'listedPayoffs'
  | 'lowerRate'
  | 'netRentGiven'
  | 'noAmount'
  | 'noHousing'
  | 'noMonths'
  | 'noStartDate'
  | 'nonBorrower'
  | 'notDrawn'
  | 'notHomePurchase'
  | 'notInProgram'
  | 'notLiquid'
  | 'notNewMoney'
  | 'notValueOfPurpose'
  | 'onlyBasePay'
  | 'overShare'
  | 'ownUse'
  | 'paidByOther'
  | 'paidBySale'
  | 'paidOff'
  | 'pendingSale'
  | 'previousJob'
  | 'proceeds'
  | 'reducesTax'
  | 'relatedEmployer'
  | 'rentGain'
  | 'rentLoss'
  | 'secondLien'
  | 'shortHistory'
  | 'sold'
  | 'startsTooLate'
  | 'subjectRent'
  | 'wholeYearsOnly';

/** A value inside the words of a line, by how it is written. */
export type LineValue =
  | { readonly money: string }
  | { readonly percent: string }
  | { readonly date: string }
  | { readonly count: number }
  | { readonly region: VaRegion };

/** A code of a list, by its label. */
export interface CodeName {
  readonly list: CodeListName;
  readonly code: string;
}

/** The label of a line: a field, a code of a list, another calculation, or a text with values. */
export type LineName =
  | { readonly field: FieldName }
  | CodeName
  | {
      readonly calculation: CalculationKey;
      readonly of?: string;
      readonly kind?: CodeName;
      /** A rent below zero that counts as a debt, without its sign. */
      readonly isLoss?: true;
    }
  | {
      readonly words:
        | 'averageBalanceRate'
        | 'boarderAverage'
        | 'certificate'
        | 'certificateLimit'
        | 'countedRent'
        | 'estimatedMonthlyRateOf'
        | 'estimatedRateOf'
        | 'feeCents'
        | 'fullyIndexedRate'
        | 'giftsLeft'
        | 'grossUp'
        | 'higherThanPayment'
        | 'highestRate'
        | 'incomeRest'
        | 'incomeShare'
        | 'insuranceEnd'
        | 'insuranceEndOn'
        | 'insuranceRequest'
        | 'insuranceRequestOn'
        | 'landlordLimit'
        | 'leastPayment'
        | 'maintenance'
        | 'monthsOfPayment'
        | 'monthlyRateOf'
        | 'monthsAveraged'
        | 'notePlusFirstCap'
        | 'notePlusOne'
        | 'payoffRest'
        | 'rateOf'
        | 'residualExtra'
        | 'residualFamily'
        | 'residualMembers'
        | 'shareOfBalance'
        | 'yearlyShareOfBalance';
      readonly values?: LineValues;
    };

export type LineValues = Readonly<Record<string, LineValue>>;

/** `over` divides, `none` is an input of a formula; the others are added or subtracted. */
export type LineEffect = 'plus' | 'minus' | 'over' | 'none';

/** One step of how a figure came about. */
export interface CalculationLine {
  readonly name: LineName;
  /** The name of its record: an employer, a bank, an address. */
  readonly record?: string | undefined;
  /** The borrower or application, in order; absent for the loan. */
  readonly owners?: readonly Owner[] | undefined;
  /** Decimal text by kind: dollars, percent, whole months or the number of a payment; undefined if missing. */
  readonly amount: string | undefined;
  readonly kind: 'money' | 'percent' | 'months' | 'payment';
  readonly effect: LineEffect;
  readonly counted: boolean;
  readonly why?: WhyNot | undefined;
  /** The field to change it at, such as `assets.a1.value`. */
  readonly path?: FieldPath | undefined;
}

/** What must be entered first: a field, or any record of a list. */
export type RequiredInput = FieldName | 'employments' | 'liabilities';

/** A calculated value with its explanation: `value` follows from `lines` and nothing else. */
export interface Calculation {
  readonly key: CalculationKey;
  readonly kind: 'money' | 'percent' | 'months';
  /** How the lines make the value: added up, divided, averaged over months, repaid over the term, or a month's interest. */
  readonly method: 'sum' | 'ratio' | 'average' | 'payment' | 'interest';
  /** Decimal text; undefined if it cannot be calculated. */
  readonly value: string | undefined;
  /** The missing inputs if there is no value; empty if the calculation does not apply to this loan. */
  readonly requirements: readonly RequiredInput[];
  readonly lines: readonly CalculationLine[];
  /** The borrower, property, application or income, if a loan has several such calculations; one without a name has a kind. */
  readonly of?: { readonly id: string; readonly name: string; readonly kind?: CodeName } | undefined;
  /** Costs of the home that are not known yet: the value lacks them, and a ratio is an estimate. */
  readonly lacks?: readonly HousingCost[];
}

type LineOptions = Partial<Omit<CalculationLine, 'name' | 'amount' | 'counted'>>;

/** A line of an amount in cents. One without an amount is shown, and does not count. */
export function line(name: LineName, cents: Cents | undefined, options: LineOptions = {}): CalculationLine {
  const why = options.why ?? (cents === undefined ? 'noAmount' : undefined);
  return { kind: 'money', effect: 'plus', ...options, name, amount: money(cents), counted: why === undefined, why };
}

/** A line with the result of another calculation; none if that has no value or is zero. */
export function calculationLines(calculation: Calculation, options: LineOptions = {}): CalculationLine[] {
  const cents = centsOf(calculation.value);
  return cents ? [line({ calculation: calculation.key }, cents, options)] : [];
}

const amountOf = ({ amount }: CalculationLine): Cents => centsOf(amount) ?? 0;

/** The sum of the counted lines, in cents. */
export function totalOf(lines: readonly CalculationLine[]): Cents {
  return lines.reduce((total, one) => {
    if (!one.counted) return total;
    return one.effect === 'plus' ? total + amountOf(one) : one.effect === 'minus' ? total - amountOf(one) : total;
  }, 0);
}

const dividerOf = (lines: readonly CalculationLine[]): Cents =>
  lines.filter(({ counted, effect }) => counted && effect === 'over').reduce((sum, one) => sum + amountOf(one), 0);

type CalculationOptions = Partial<Pick<Calculation, 'requirements' | 'of' | 'lacks'>>;

/** An amount that its lines add up to; without a value while anything is needed. */
export function sumCalculation(
  key: CalculationKey,
  lines: readonly CalculationLine[],
  options: CalculationOptions = {},
): Calculation {
  const { requirements = [] } = options;
  const value = requirements.length > 0 ? undefined : money(totalOf(lines));
  return { key, kind: 'money', method: 'sum', value, lines, ...options, requirements };
}

/** A percentage to three decimals: the lines added up over the line that divides, rounded half up. */
export function ratioCalculation(
  key: CalculationKey,
  lines: readonly CalculationLine[],
  options: CalculationOptions = {},
): Calculation {
  const { requirements = [] } = options;
  const divider = dividerOf(lines);
  const known = requirements.length === 0 && divider > 0;
  const value = known ? percentage(ratioOf(totalOf(lines), divider)) : undefined;
  return { key, kind: 'percent', method: 'ratio', value, lines, ...options, requirements };
}

/** A monthly average to the cent: the lines added up over the line of months, rounded half up. */
export function averageCalculation(
  key: CalculationKey,
  lines: readonly CalculationLine[],
  options: CalculationOptions = {},
): Calculation {
  const hundredths = dividerOf(lines);
  const value = hundredths > 0 ? money(mulDiv(totalOf(lines), 100, hundredths)) : undefined;
  return { key, kind: 'money', method: 'average', value, lines, requirements: [], ...options };
}

/** How many months the lines added up pay the line that divides, to two decimals, rounded down. */
export function monthsCalculation(
  key: CalculationKey,
  lines: readonly CalculationLine[],
  requirements: readonly RequiredInput[] = [],
): Calculation {
  const divider = dividerOf(lines);
  const known = requirements.length === 0 && divider > 0;
  const value = known ? formatScaled(Math.max(0, Math.floor((totalOf(lines) * 100) / divider)), 2) : undefined;
  return { key, kind: 'months', method: 'ratio', value, requirements, lines };
}

/** How far a figure exceeds the required one; negative if it is short of it. */
export function marginCalculation(key: CalculationKey, actual: Calculation, required: Calculation): Calculation {
  const requirements = [...new Set([...actual.requirements, ...required.requirements])];
  const lines = [
    line({ calculation: actual.key }, calculationCents(actual)),
    line({ calculation: required.key }, calculationCents(required), { effect: 'minus' }),
  ];
  return sumCalculation(key, requirements.length > 0 ? [] : lines, { requirements });
}

/** A figure that this loan does not have. */
export function noCalculation(key: CalculationKey, kind: Calculation['kind']): Calculation {
  return { key, kind, method: kind === 'money' ? 'sum' : 'ratio', value: undefined, requirements: [], lines: [] };
}

/** The value of a calculation in cents; undefined if it has none. */
export const calculationCents = (calculation: Calculation): Cents | undefined => centsOf(calculation.value);
