import { ruleOf } from '../../loan/agency';
import type { NewLoanDocument } from '../../loan/document';
import { centsOrZero, thousandthsOf } from '../../numbers/cents';
import { type Cents, formatCents, mulDiv } from '../../numbers/fixed';
import { recordFieldPath } from '../field-path';
import { liquidGifts } from './assets';
import {
  type Calculation,
  type CalculationLine,
  calculationCents,
  calculationLines,
  line,
  marginCalculation,
  monthsCalculation,
  noCalculation,
  sumCalculation,
} from './calculation';
import { type FinancedProperty, financedPropertyCount, HOME, otherFinancedProperties } from './financed-properties';
import { occupancyOf, PRIMARY_RESIDENCE } from './occupancy';
import { addressOf } from './records';
import { type ReserveCase, type ReserveRule, reserveRules } from './reserve-rules';
import { unitsOf } from './units';

/** The calculations that the reserves are made of. */
export interface ReserveParts {
  readonly liquid: Calculation;
  readonly cash: Calculation;
  readonly housing: Calculation;
  readonly ratio: Calculation;
}

const occupiedAs = (loan: NewLoanDocument): string => occupancyOf(loan) ?? PRIMARY_RESIDENCE;

/** Gifts that closing does not use up, where the agency does not count them. */
function giftLines(loan: NewLoanDocument, rule: ReserveRule | undefined, cash: Calculation): CalculationLine[] {
  const left = liquidGifts(loan) - Math.max(0, calculationCents(cash) ?? 0);
  if (left <= 0 || !rule?.withoutGifts.includes(occupiedAs(loan))) return [];
  return [line({ words: 'giftsLeft' }, left, { effect: 'minus' })];
}

/** Liquid assets left after closing. Cash that the loan pays out is not among them (Selling Guide B3-4.1-01). */
function reserves(loan: NewLoanDocument, rule: ReserveRule | undefined, { liquid, cash }: ReserveParts): Calculation {
  const isPaidOut = (calculationCents(cash) ?? 0) < 0;
  const lines = [
    ...calculationLines(liquid),
    ...calculationLines(cash, isPaidOut ? { why: 'proceeds' } : { effect: 'minus' }),
    ...giftLines(loan, rule, cash),
  ];
  return sumCalculation('reserves', lines, { requirements: cash.requirements });
}

/** Whether a case asks for reserves for this loan. */
function appliesTo(loan: NewLoanDocument, one: ReserveCase, ratio: Calculation): boolean {
  const { occupancy, units, purpose, aboveRatio } = one;
  return (
    (occupancy === undefined || occupancy === occupiedAs(loan)) &&
    (units === undefined || (unitsOf(loan.sProdSpT) ?? 1) >= units) &&
    (purpose === undefined || purpose === loan.sLPurposeT) &&
    (aboveRatio === undefined || (thousandthsOf(ratio.value) ?? 0) > aboveRatio)
  );
}

type LineOptions = Parameters<typeof line>[2];

function monthsLine(months: number, payment: Cents, options?: LineOptions): CalculationLine {
  const values = { count: { count: months }, amount: { money: formatCents(payment) } };
  return line({ words: 'monthsOfPayment', values }, months * payment, options);
}

function balanceLine(percent: number, balance: Cents, options: LineOptions): CalculationLine {
  const values = { percent: { percent: `${percent}` }, amount: { money: formatCents(balance) } };
  return line({ words: 'shareOfBalance', values }, mulDiv(balance, percent, 100), options);
}

const balanceOf = ({ mortgages }: FinancedProperty): Cents =>
  mortgages.reduce((sum, { balance }) => sum + centsOrZero(balance), 0);

/** Payments on a property with its taxes, insurance and dues. */
const paymentOf = ({ property, mortgages }: FinancedProperty): Cents =>
  mortgages.reduce((sum, { payment }) => sum + centsOrZero(payment), centsOrZero(property.monthlyExpenses));

/** Reserves for each other financed property except the borrower's home. */
function otherLines(loan: NewLoanDocument, { others }: ReserveRule): CalculationLine[] {
  if (!others.occupancies.includes(occupiedAs(loan))) return [];
  const count = financedPropertyCount(loan);
  const reserve = others.reserves.find(({ upTo }) => count <= upTo) ?? others.reserves.at(-1);
  if (!reserve) return [];
  return otherFinancedProperties(loan)
    .filter(({ property }) => property.currentUsage !== HOME)
    .map((financed) => {
      const { property } = financed;
      const optionsOf = (key: 'monthlyExpenses' | 'value') => ({
        record: addressOf(property),
        path: recordFieldPath('reos', property.id, key),
      });
      return 'months' in reserve
        ? monthsLine(reserve.months, paymentOf(financed), optionsOf('monthlyExpenses'))
        : balanceLine(reserve.percent, balanceOf(financed), optionsOf('value'));
    });
}

/** What the agency asks for: months of payments of the property, and reserves for the other financed properties. */
function requiredReserves(loan: NewLoanDocument, rule: ReserveRule, { housing, ratio }: ReserveParts): Calculation {
  const months = Math.max(0, ...rule.cases.filter((one) => appliesTo(loan, one, ratio)).map((one) => one.months));
  const byRatio = rule.cases.some((one) => one.aboveRatio !== undefined && one.purpose === loan.sLPurposeT);
  const requirements = [...new Set([...housing.requirements, ...(byRatio ? ratio.requirements : [])])];
  const lines =
    requirements.length > 0 ? [] : [monthsLine(months, calculationCents(housing) ?? 0), ...otherLines(loan, rule)];
  return sumCalculation('requiredReserves', lines, { requirements });
}

/** Reserves after closing, in dollars and in months of payments, and those that the agency requires. */
export function reserveCalculationsOf(loan: NewLoanDocument, parts: ReserveParts) {
  const rule = ruleOf(reserveRules, loan);
  const left = reserves(loan, rule, parts);
  const { housing } = parts;
  const inMonths = monthsCalculation(
    'reserveMonths',
    [...calculationLines(left), ...calculationLines(housing, { effect: 'over' })],
    [...new Set([...left.requirements, ...housing.requirements])],
  );
  const required = rule && requiredReserves(loan, rule, parts);
  return {
    reserves: left,
    reserveMonths: inMonths,
    requiredReserves: required ?? noCalculation('requiredReserves', 'money'),
    reserveMargin: required
      ? marginCalculation('reserveMargin', left, required)
      : noCalculation('reserveMargin', 'money'),
  };
}
