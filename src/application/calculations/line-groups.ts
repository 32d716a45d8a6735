import { type Calculation, type CalculationLine, totalOf } from '../../../domain/application/calculations/calculation';
import type { Owner } from '../../../domain/loan/records';
import { formatCents } from '../../../domain/numbers/fixed';

/** Lines of the same borrowers, with what they add up to in dollars. */
export interface LineGroup {
  readonly owners: readonly Owner[];
  readonly total: string;
  readonly lines: readonly CalculationLine[];
}

const keyOf = ({ owners = [] }: CalculationLine): string => owners.join(' ');

/** The lines that count by whose they are, in their order; what is of no borrower comes last. */
export function lineGroups({ lines }: Calculation): LineGroup[] {
  const counted = lines.filter((line) => line.counted);
  const keys = [...new Set(counted.map(keyOf))].sort((a, b) => Number(a === '') - Number(b === ''));
  return keys.map((key) => {
    const own = counted.filter((line) => keyOf(line) === key);
    return { owners: own[0]?.owners ?? [], total: formatCents(totalOf(own)), lines: own };
  });
}

/** What is divided, in dollars, where more than one line makes it up. */
export function dividend({ method, lines }: Calculation): string | undefined {
  const parts = lines.filter(({ counted, effect }) => counted && effect !== 'over');
  return method === 'ratio' && parts.length > 1 ? formatCents(totalOf(parts)) : undefined;
}
