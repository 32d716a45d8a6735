import { normalizeTyped } from './normalize-typed';
import { accepted, missing, type Parsed, refused } from './parsed';

/**
 * Whether no number can have these parts: the Social Security Administration never assigns area 000 or 666, group 00 or serial
 * 0000 (SSA POMS RM 10201.035). Areas from 900 on are accepted, because borrowers may have a taxpayer number (ITIN).
 */
const isNeverAssigned = (area: string, group: string, serial: string): boolean =>
  area === '000' || area === '666' || group === '00' || serial === '0000';

const partsOf = (input: string): readonly string[] | undefined =>
  /^(\d{3})[-. ]?(\d{2})[-. ]?(\d{4})$/.exec(normalizeTyped(input).trim())?.slice(1);

/** Whether the text has the nine digits of a number. Such a text is private, even if no one can have the number. */
export const looksLikeSsn = (input: string): boolean => partsOf(input) !== undefined;

/** Reads a Social Security number, with or without dashes, into `123-45-6789` (FORMAT-16). */
export function parseSsn(input: string): Parsed<string> {
  const parts = partsOf(input);
  if (!parts) return refused('invalid-ssn');
  const [area = '', group = '', serial = ''] = parts;
  return isNeverAssigned(area, group, serial) ? refused('unassigned-ssn') : accepted(parts.join('-'));
}

/** The full formatted number; only for users who may see it. */
export function formatSsn(value: string | null | undefined): string {
  if (value === null || value === undefined || value === '') return missing;
  return partsOf(value)?.join('-') ?? value;
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
