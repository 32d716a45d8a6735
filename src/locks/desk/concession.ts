import { parseDecimal } from '../../../domain/format/decimal';
import { toThousandths } from '../../../domain/numbers/fixed';

export interface ConcessionValues {
  points: string;
  reason: string;
  note: string;
}

/** What was typed: no concession, one, or not a number or too many points. */
export function readConcession(
  typed: string,
  limit: string | null,
): { points: string | null; problem: 'number' | 'limit' | null } {
  if (typed.trim() === '') return { points: null, problem: null };
  const read = parseDecimal(typed, 3);
  if (!read.ok || read.value.startsWith('-')) return { points: null, problem: 'number' };
  if (toThousandths(read.value) === 0) return { points: null, problem: null };
  const isOver = limit !== null && toThousandths(read.value) > toThousandths(limit);
  return { points: read.value, problem: isOver ? 'limit' : null };
}
