import { normalizeTyped } from './normalize-typed';
import { accepted, missing, type Parsed, refused } from './parsed';

/** Whether the text is a ZIP code with four more digits, `90210-1234`. */
export function isZipPlusFour(input: string): boolean {
  return /^\d{5}[- ]?\d{4}$/.test(normalizeTyped(input).trim());
}

/** Reads a ZIP code of 5 digits (FORMAT-14); the four more that a file may carry are dropped. */
export function parseZip(input: string): Parsed<string> {
  const match = /^(\d{5})(?:[- ]?\d{4})?$/.exec(normalizeTyped(input).trim());
  return match ? accepted(match[1] ?? '') : refused('invalid-zip');
}

export function formatZip(value: string | null | undefined): string {
  return value === null || value === undefined || value === '' ? missing : value;
}
