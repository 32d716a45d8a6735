import { formatDate } from '../../domain/format/date';
import { formatDecimal, parseDecimal } from '../../domain/format/decimal';
import { parseEmail } from '../../domain/format/email';
import { parseInteger } from '../../domain/format/integer';
import { accepted, type Parsed, refused } from '../../domain/format/parsed';
import { parsePhone } from '../../domain/format/phone';
import { isMaskedSsn, parseSsn } from '../../domain/format/ssn';
import { isZipPlusFour, parseZip } from '../../domain/format/zip';
import type { FieldJson } from '../../domain/loan/document';
import type { FieldKind, ValueSpec } from '../../domain/loan/fields/field';
import { scaleOf } from '../../domain/loan/format-field';
import { readDate } from './read-date';

type Reader = (text: string, spec: ValueSpec) => Parsed<FieldJson>;

const decimal: Reader = (text, spec) => parseDecimal(text, scaleOf(spec));
const lines: Reader = (text) => accepted(text.trim());
/** Text copied from a table or letter has tabs and line breaks where a single line has spaces. */
const line: Reader = (text) => accepted(text.trim().replace(/[\t\r\n]+/g, ' '));

/** How typed text becomes the stored value, by kind. Kinds that are chosen rather than typed are not listed. */
const readers: Partial<Record<FieldKind, Reader>> = {
  money: decimal,
  percent: decimal,
  decimal,
  integer: (text) => parseInteger(text),
  date: (text, spec) => readDate(text, new Date(), spec.past),
  phone: (text) => parsePhone(text),
  // A masked number that was never revealed is kept as is.
  ssn: (text) => (isMaskedSsn(text) ? accepted(text) : parseSsn(text)),
  email: (text) => parseEmail(text),
  // Four more digits would be lost, so report an error instead.
  zip: (text) => (isZipPlusFour(text) ? refused('zip-plus-four') : parseZip(text)),
  note: lines,
};

/** The stored value of typed text; null for empty text. */
export function readField(spec: ValueSpec, text: string): Parsed<FieldJson> {
  return text.trim() === '' ? accepted(null) : (readers[spec.kind] ?? line)(text, spec);
}

/** The text an input shows for a stored value: separators and scale, no sign or unit. Invalid text stays as typed. */
export function inputText(spec: ValueSpec, value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  const text = String(value);
  const read = readField(spec, text);
  if (!read.ok || read.value === null) return text;
  const stored = String(read.value);
  switch (spec.kind) {
    case 'money':
    case 'percent':
    case 'decimal':
      return formatDecimal(stored, { scale: scaleOf(spec), parentheses: spec.parentheses ?? false });
    case 'date':
      return formatDate(stored, 'long');
    default:
      return stored;
  }
}
