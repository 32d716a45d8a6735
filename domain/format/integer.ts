import { formatDecimal, MINUS, parseDecimal } from './decimal';
import { accepted, type Parsed, refused } from './parsed';

/** Parses an integer, `1,234` or `360`; rejects numbers that JSON cannot represent exactly. */
export function parseInteger(input: string): Parsed<number> {
  const parsed = parseDecimal(input, 0);
  if (!parsed.ok) return refused(parsed.problem === 'too-many-decimals' ? 'not-whole' : parsed.problem);
  const value = Number(parsed.value);
  return Number.isSafeInteger(value) ? accepted(value) : refused('too-large');
}

/** An integer without separators, because terms and years are not amounts. An en dash if it is missing. */
export function formatInteger(value: number | null | undefined): string {
  return value === null || value === undefined ? formatDecimal(null, { scale: 0 }) : String(value).replace('-', MINUS);
}
