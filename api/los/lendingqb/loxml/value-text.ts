import { formatDate, isInstant } from '../../../../domain/format/date';
import type { FieldJson } from '../../../../domain/loan/document';
import { parseField } from '../../../../domain/loan/field-value';
import { scaleOf } from '../../../../domain/loan/format-field';
import { instantOf } from '../los-time';
import type { LoxmlField } from './loxml-names';

/** `1,234.50` of a stored decimal; amounts below zero are in parentheses. */
function decimalText(value: string, prefix: string, suffix: string): string {
  const [whole = '0', fraction] = value.replace('-', '').split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  const text = `${prefix}${grouped}${fraction === undefined ? '' : `.${fraction}`}${suffix}`;
  return value.startsWith('-') ? `(${text})` : text;
}

const mapped = (codes: LoxmlField['codes'], code: string): string =>
  codes !== undefined && Object.hasOwn(codes, code) ? (codes[code] ?? code) : code;

/** The code of the portal for one of LendingQB; a mapped code of the portal means nothing in LendingQB, unless it is a target. */
function unmapped(codes: LoxmlField['codes'], code: string): string {
  return Object.entries(codes ?? {}).find(([, theirs]) => theirs === code)?.[0] ?? code;
}

/** A stored value as LendingQB shows it: `$1,234.50`, `4.250%`, `03/04/2026`, `True`. Empty for none. */
export function valueText({ spec, codes }: LoxmlField, value: FieldJson | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value === 'object') return value.map((code) => mapped(codes, code)).join(',');
  const text = String(value);
  switch (spec.kind) {
    case 'money':
      return decimalText(text, '$', '');
    case 'percent':
      return decimalText(text, '', '%');
    case 'date':
      return formatDate(text, 'long');
    case 'code':
      return mapped(codes, text);
    default:
      return text;
  }
}

/** A value of LendingQB in stored form; undefined if the field cannot hold it. */
export function storedValue({ spec, codes }: LoxmlField, text: string, timeZone: string): FieldJson | undefined {
  const given = text.trim();
  if (given === '') return null;
  const read = (input: unknown): FieldJson | undefined => {
    const parsed = parseField(spec, input);
    return parsed.ok ? parsed.value : undefined;
  };
  switch (spec.kind) {
    case 'code':
      return read(unmapped(codes, given));
    case 'codes':
      return read(given.split(',').map((code) => unmapped(codes, code.trim())));
    case 'instant': {
      const instant = isInstant(given) ? given : instantOf(given, timeZone)?.toISOString();
      return instant === undefined ? undefined : read(instant);
    }
    case 'money':
    case 'percent':
    case 'decimal':
      return read(withScale(given, scaleOf(spec)));
    default:
      return read(text);
  }
}

/** More decimals than the field has are cut if they are zeros; other values stay as they are, and are refused. */
const withScale = (text: string, scale: number): string => {
  const [whole, fraction = ''] = text.split(/\.(?=\d+[%)\s]*$)/);
  const digits = /^\d*/.exec(fraction)?.[0] ?? '';
  return /^0*$/.test(digits.slice(scale)) && digits.length > scale
    ? `${whole}.${digits.slice(0, scale)}${fraction.slice(digits.length)}`
    : text;
};
