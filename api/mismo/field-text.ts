import type { Problem } from '../../domain/format/parsed';
import { parseField } from '../../domain/loan/field-value';
import type { FieldSpec } from '../../domain/loan/fields/field';
import type { MessageCode } from '../../domain/messages/message';

/** The value of a field as stored in a loan document. */
export type StoredValue = string | number | boolean;

type Fit = { readonly value: StoredValue; readonly cutTo?: number } | { readonly problem: Problem };

type MisfitCode = Exclude<Extract<MessageCode, `text-${string}`>, 'text-outside' | 'text-cut' | 'text-too-long'>;

/** The message about a text that did not fit its field. */
export const misfitCodes: Readonly<Partial<Record<Problem, MisfitCode>>> = {
  'not-a-number': 'text-no-number',
  'not-whole': 'text-not-whole',
  'too-many-decimals': 'text-too-many-decimals',
  'too-small': 'text-too-small',
  'too-large': 'text-too-large',
  'invalid-date': 'text-no-date',
  'invalid-phone': 'text-no-phone',
  'invalid-ssn': 'text-no-ssn',
  'unassigned-ssn': 'text-no-ssn',
  'invalid-zip': 'text-no-zip',
  'invalid-email': 'text-no-email',
  'invalid-state': 'text-no-state',
  'not-yes-or-no': 'text-neither',
};

const defaultMaxLength = 4000;

/**
 * Converts the text of a MISMO element to the stored form of a field, with the same rules as all other input, or returns the
 * problem.
 */
export function fitText(spec: FieldSpec, text: string): Fit {
  if (spec.kind === 'text' || spec.kind === 'note') {
    const max = spec.maxLength ?? defaultMaxLength;
    const value = spec.kind === 'note' ? cleanNote(text, max) : cleanText(text, max);
    return text.length > max && [...text.slice(0, 2 * max + 1)].length > max ? { value, cutTo: max } : { value };
  }
  const parsed = parseField(spec, lexical(spec, text));
  if (!parsed.ok) return { problem: parsed.problem };
  const { value } = parsed;
  if (value === null || typeof value === 'object') return { problem: 'not-text' };
  return { value };
}

/** XML has more notations for some values than people use: `1` for true, a date with a time or a zone. */
function lexical(spec: FieldSpec, text: string): string {
  if (spec.kind === 'yesno') return text === '1' ? 'true' : text === '0' ? 'false' : text;
  if (spec.kind === 'date') return text.replace(/^(\d{4}-\d{2}-\d{2})(?:T.*|Z|[+-]\d{2}:\d{2})$/, '$1');
  return text;
}

/** Nothing to clean: words of ASCII with one space between them. Most values are such, so they skip the work. */
const plain = /^[!-~]+(?: [!-~]+)*$/;

/** Text without line breaks and unstorable characters, with a maximum length. */
export function cleanText(text: string, maxLength: number): string {
  if (text.length <= maxLength && plain.test(text)) return text;
  // Some files contain whole documents as text; we never store more than a few thousand characters.
  const printable = [...text.slice(0, 4 * maxLength + 1000)]
    .map((character) => (isControl(character) ? ' ' : character))
    .join('');
  return [...printable.replace(/\s+/g, ' ').trim()].slice(0, maxLength).join('').trimEnd();
}

/** Text with its line breaks, for fields of several lines. */
function cleanNote(text: string, maxLength: number): string {
  const lines = text
    .slice(0, 4 * maxLength + 1000)
    .split(/\r\n|[\n\r\u0085\u2028]/)
    .map((line) => cleanText(line, maxLength));
  return [...lines.join('\n').trim()].slice(0, maxLength).join('').trimEnd();
}

function isControl(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return code < 32 || (code >= 127 && code < 160) || (code >= 0xd800 && code <= 0xdfff);
}

/** A stored value as text of a MISMO element; SSNs and phone numbers as bare digits. */
export function mismoText(spec: FieldSpec, value: StoredValue): string {
  const text = String(value);
  return spec.kind === 'ssn' ? text.replace(/\D/g, '') : text;
}
