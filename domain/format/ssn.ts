import { normalizeTyped } from './normalize-typed';
import { accepted, missing, type Parsed, refused } from './parsed';

/** Reads a social security number, with or without dashes, into `123-45-6789` (FORMAT-16). */
export function parseSsn(input: string): Parsed<string> {
  const match = /^(\d{3})[-. ]?(\d{2})[-. ]?(\d{4})$/.exec(normalizeTyped(input).trim());
  return match ? accepted(`${match[1]}-${match[2]}-${match[3]}`) : refused('invalid-ssn');
}

/** The full formatted number; only for users who may see it. */
export function formatSsn(value: string | null | undefined): string {
  if (value === null || value === undefined || value === '') return missing;
  const parsed = parseSsn(value);
  return parsed.ok ? parsed.value : value;
}

/** Only the last four digits, for lists, logs and exports. */
export function maskSsn(value: string | null | undefined): string {
  if (value === null || value === undefined || value === '') return missing;
  return `***-**-${value.replace(/\D/g, '').slice(-4).padStart(4, '*')}`;
}

/** Whether the text is masked by {@link maskSsn}, that is, the number was never revealed. */
export function isMaskedSsn(value: unknown): boolean {
  return typeof value === 'string' && /^\*{3}-\*{2}-[\d*]{4}$/.test(value);
}

/** The text of an input while the number is being typed. */
export function typedSsn(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 9);
  return [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)].filter((part) => part !== '').join('-');
}
