import { type Calculation, type CalculationLine, totalOf } from '../../../domain/application/calculations/calculation';
import type { Owner } from '../../../domain/loan/records';
import { formatCents } from '../../../domain/numbers/fixed';

/** Lines with the same owners and their total in dollars. */
export interface LineGroup {
  readonly owners: readonly Owner[];
  readonly total: string;
  readonly lines: readonly CalculationLine[];
}

const keyOf = ({ owners = [] }: CalculationLine): string => owners.join(' ');

/** Counted lines grouped by owner, in their original order. Lines without an owner come last. */
export function lineGroups({ lines }: Calculation): LineGroup[] {
  const counted = lines.filter((line) => line.counted);
  const keys = [...new Set(counted.map(keyOf))].sort((a, b) => Number(a === '') - Number(b === ''));
  return keys.map((key) => {
    const own = counted.filter((line) => keyOf(line) === key);
    return { owners: own[0]?.owners ?? [], total: formatCents(totalOf(own)), lines: own };
  });
}

const opposites = { plus: 'minus', minus: 'plus', over: 'over', none: 'none' } as const;

/** A line of a figure that is shown with the opposite sign, such as cash to the borrower. */
export const opposite = (line: CalculationLine): CalculationLine => ({ ...line, effect: opposites[line.effect] });

/** The dividend of a ratio or an average in dollars, if it has more than one line. */
export function dividend({ method, lines }: Calculation): string | undefined {
  const parts = lines.filter(({ counted, effect }) => counted && effect !== 'over');
  return (method === 'ratio' || method === 'average') && parts.length > 1 ? formatCents(totalOf(parts)) : undefined;
}
