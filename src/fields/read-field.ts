import { formatDate } from '../../domain/format/date';
import { formatDecimal, parseDecimal } from '../../domain/format/decimal';
import { parseEmail } from '../../domain/format/email';
import { scaleOf } from '../../domain/format/format-field';
import { parseInteger } from '../../domain/format/integer';
import { accepted, type Parsed } from '../../domain/format/parsed';
import { parsePhone } from '../../domain/format/phone';
import { parseSsn } from '../../domain/format/ssn';
import { parseZip } from '../../domain/format/zip';
import type { FieldJson } from '../../domain/loan/document';
import type { FieldKind, FieldSpec } from '../../domain/loan/fields/field';
import { readDate } from './read-date';

type Reader = (text: string, spec: FieldSpec) => Parsed<FieldJson>;

const decimal: Reader = (text, spec) => parseDecimal(text, scaleOf(spec));
const plain: Reader = (text) => accepted(text.trim());

/** How what was typed becomes the stored value; kinds that are chosen rather than typed are not here. */
const readers: Partial<Record<FieldKind, Reader>> = {
  money: decimal,
  percent: decimal,
  decimal,
  integer: (text) => parseInteger(text),
  date: (text) => readDate(text, new Date()),
  phone: (text) => parsePhone(text),
  ssn: (text) => parseSsn(text),
  email: (text) => parseEmail(text),
  zip: (text) => parseZip(text),
};

/** The stored value of what was typed; nothing typed is null. */
export function readField(spec: FieldSpec, text: string): Parsed<FieldJson> {
  return text.trim() === '' ? accepted(null) : (readers[spec.kind] ?? plain)(text, spec);
}

/** What an input shows for a stored value: separators and scale, no sign or unit. Text that is not yet valid stays as typed. */
export function inputText(spec: FieldSpec, value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  const text = String(value);
  switch (spec.kind) {
    case 'money':
    case 'percent':
    case 'decimal':
      return formatDecimal(text, { scale: scaleOf(spec) });
    case 'date':
      return readField(spec, text).ok ? formatDate(text, 'long') : text;
    default:
      return text;
  }
}
