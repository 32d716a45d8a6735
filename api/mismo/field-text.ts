import type { Problem } from '../../domain/format/parsed';
import { parseField } from '../../domain/loan/field-value';
import type { FieldSpec } from '../../domain/loan/fields/field';

/** Value of a field as a loan document keeps it. */
export type StoredValue = string | number | boolean;

type Fit =
  | { readonly value: StoredValue; readonly cutTo?: number; readonly droppedZipEnd?: true }
  | { readonly problem: Problem };

/** Why a text did not fit, in the words of a warning: "… is not a date". */
export const problemWords: Readonly<Partial<Record<Problem, string>>> = {
  'not-a-number': 'is not a number',
  'not-whole': 'is not a whole number',
  'too-many-decimals': 'has more decimals than the field holds',
  'too-small': 'is below what the field holds',
  'too-large': 'is above what the field holds',
  'invalid-date': 'is not a date',
  'invalid-phone': 'is not a telephone number of ten digits',
  'invalid-ssn': 'does not have nine digits',
  'invalid-zip': 'is not a ZIP code',
  'invalid-email': 'is not an email address',
  'invalid-state': 'is not one of the 50 states or DC',
  'not-yes-or-no': 'is neither true nor false',
};

const defaultMaxLength = 4000;

/** Text of a MISMO element in the stored form of a field, by the one rule that all input goes through, or why it does not fit. */
export function fitText(spec: FieldSpec, text: string): Fit {
  if (spec.kind === 'text' || spec.kind === 'note') {
    const max = spec.maxLength ?? defaultMaxLength;
    const value = cleanText(text, max);
    return [...text.slice(0, 2 * max + 1)].length > max ? { value, cutTo: max } : { value };
  }
  const parsed = parseField(spec, lexical(spec, text));
  if (!parsed.ok) return { problem: parsed.problem };
  const { value } = parsed;
  if (value === null || typeof value === 'object') return { problem: 'not-text' };
  return spec.kind === 'zip' && /\d{9}|-/.test(text) ? { value, droppedZipEnd: true } : { value };
}

/** XML writes some values in more ways than a person would: `1` for true, a date with a time or a zone. */
function lexical(spec: FieldSpec, text: string): string {
  if (spec.kind === 'yesno') return text === '1' ? 'true' : text === '0' ? 'false' : text;
  if (spec.kind === 'date') return text.replace(/^(\d{4}-\d{2}-\d{2})(?:T.*|Z|[+-]\d{2}:\d{2})$/, '$1');
  return text;
}

/** Text without line breaks and characters that cannot be kept, at most so many characters long. */
export function cleanText(text: string, maxLength: number): string {
  // Some files carry whole documents as text; nothing beyond a few thousand characters is ever kept.
  const printable = [...text.slice(0, 4 * maxLength + 1000)]
    .map((character) => (isControl(character) ? ' ' : character))
    .join('');
  return [...printable.replace(/\s+/g, ' ').trim()].slice(0, maxLength).join('').trimEnd();
}

function isControl(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return code < 32 || (code >= 127 && code < 160) || (code >= 0xd800 && code <= 0xdfff);
}

/** A stored value as text of a MISMO element: numbers of people and telephones as bare digits. */
export function mismoText(spec: FieldSpec, value: StoredValue): string {
  const text = String(value);
  return spec.kind === 'ssn' ? text.replace(/\D/g, '') : text;
}
