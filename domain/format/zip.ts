import { normalizeTyped } from './normalize-typed';
import { accepted, missing, type Parsed, refused } from './parsed';

const partsOf = (input: string) => /^(\d{5})(?:[- ]?(\d{4}))?$/.exec(normalizeTyped(input).trim());

/** Whether the text is a ZIP code with four more digits, `90210-1234`. */
export const isZipPlusFour = (input: string): boolean => plusFourOf(input) !== undefined;

/** The four further digits of a ZIP code: `1234` of `90210-1234`. */
export const plusFourOf = (input: string): string | undefined => partsOf(input)?.[2];

/** Reads a ZIP code of 5 digits (FORMAT-14), also from one with four more. */
export function parseZip(input: string): Parsed<string> {
  const zip = partsOf(input)?.[1];
  return zip === undefined ? refused('invalid-zip') : accepted(zip);
}

/** Reads the four further digits alone. */
export function parseZipPlus4(input: string): Parsed<string> {
  const digits = normalizeTyped(input).trim();
  return /^\d{4}$/.test(digits) ? accepted(digits) : refused('invalid-zip');
}

export function formatZip(value: string | null | undefined): string {
  return value === null || value === undefined || value === '' ? missing : value;
}
