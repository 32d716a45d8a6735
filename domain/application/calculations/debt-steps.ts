import { centsOrZero } from '../../numbers/cents';
import { type Cents, formatCents } from '../../numbers/fixed';
import { type Calculation, type CalculationLine, calculationCents } from './calculation';

/** How the list of debts becomes its total. */
export interface DebtSteps {
  /** The payments of all debts in the list. */
  readonly listed: string;
  /** Payments in the list that the total does not count, with the reason; they are subtracted. */
  readonly less: readonly CalculationLine[];
  /** What the total counts besides the list: upkeep of properties, and a loss from rents. */
  readonly plus: readonly CalculationLine[];
  readonly total: string;
}

const isListed = ({ path }: CalculationLine): boolean => path?.startsWith('liabilities') === true;
const lineCents = ({ amount }: CalculationLine): Cents => centsOrZero(amount);
const sumOf = (lines: readonly CalculationLine[]): Cents => lines.reduce((sum, one) => sum + lineCents(one), 0);

/** The steps from the list of debts to its total; undefined if the list is the total. */
export function debtSteps(debts: Calculation): DebtSteps | undefined {
  const listed = debts.lines.filter(isListed);
  const less = listed.filter((one) => !one.counted && lineCents(one) !== 0);
  const plus = debts.lines.filter((one) => !isListed(one) && one.counted && lineCents(one) !== 0);
  if (less.length === 0 && plus.length === 0) return undefined;
  return {
    listed: formatCents(sumOf(listed)),
    less: less.map((one) => ({ ...one, effect: 'minus', counted: true })),
    plus,
    total: formatCents(calculationCents(debts) ?? 0),
  };
}
