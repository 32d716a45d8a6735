import { type Figure, type FigureLine, totalOf } from '../../../domain/application/figures/figure';
import type { Owner } from '../../../domain/application/records';
import { formatCents } from '../../../domain/numbers/fixed';

/** Lines of the same borrowers, with what they add up to in dollars. */
export interface LineGroup {
  readonly owners: readonly Owner[];
  readonly total: string;
  readonly lines: readonly FigureLine[];
}

const keyOf = ({ owners = [] }: FigureLine): string => owners.join(' ');

/** The lines that count by whose they are, in their order; what is of no borrower comes last. */
export function lineGroups({ lines }: Figure): LineGroup[] {
  const counted = lines.filter((line) => line.counted);
  const keys = [...new Set(counted.map(keyOf))].sort((a, b) => Number(a === '') - Number(b === ''));
  return keys.map((key) => {
    const own = counted.filter((line) => keyOf(line) === key);
    return { owners: own[0]?.owners ?? [], total: formatCents(totalOf(own)), lines: own };
  });
}

/** What is divided, in dollars, where more than one line makes it up. */
export function dividend({ method, lines }: Figure): string | undefined {
  const parts = lines.filter(({ counted, effect }) => counted && effect !== 'over');
  return method === 'ratio' && parts.length > 1 ? formatCents(totalOf(parts)) : undefined;
}
