import { isStateCode } from '../../../domain/loan/codes/state-codes';
import type { FieldSpec } from '../../../domain/loan/fields/field';

/** Value of a field as a loan document keeps it. */
export type Kept = string | number | boolean;

/** Why a text of the file does not fit its field. */
export type Misfit =
  | 'not-a-number'
  | 'too-precise'
  | 'out-of-range'
  | 'negative-amount'
  | 'not-a-date'
  | 'not-yes-or-no'
  | 'not-an-ssn'
  | 'not-a-phone'
  | 'not-an-email'
  | 'not-a-zip'
  | 'not-a-state';

export type Fit =
  | { readonly value: Kept; readonly cutTo?: number; readonly droppedZipEnd?: true }
  | { readonly misfit: Misfit };

/** Text of a MISMO element as the value of a field, exactly, or why it does not fit. */
export function fitText(spec: FieldSpec, text: string): Fit {
  switch (spec.kind) {
    case 'money':
      return fitDecimal(text, spec, spec.scale ?? 2);
    case 'percent':
      return fitDecimal(text, spec, spec.scale ?? 3);
    case 'decimal':
      return fitDecimal(text, spec, spec.scale ?? 2);
    case 'integer':
      return fitInteger(text, spec);
    case 'date':
      return fitDate(text);
    case 'yesno':
      return fitYesNo(text);
    case 'ssn':
      return fitPattern(text.replace(/[\s-]/g, ''), /^\d{9}$/, 'not-an-ssn');
    case 'phone':
      return fitPhone(text);
    case 'email':
      return fitPattern(text, /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/, 'not-an-email');
    case 'zip':
      return fitZip(text);
    case 'state':
      return isStateCode(text.toUpperCase()) ? { value: text.toUpperCase() } : { misfit: 'not-a-state' };
    default:
      return fitLength(text, spec.maxLength);
  }
}

/** `xs:decimal` in the canonical form of a field: no sign but minus, no needless zeros in front, as many decimals as its scale. */
function fitDecimal(text: string, spec: FieldSpec, scale: number): Fit {
  const parts = /^([+-]?)0*(\d*)(?:\.(\d*?)0*)?$/.exec(text);
  if (!parts || !/\d/.test(text)) return { misfit: 'not-a-number' };
  const [, sign, whole = '', fraction = ''] = parts;
  if (whole.length > 13) return { misfit: 'out-of-range' };
  if (fraction.length > scale) return { misfit: 'too-precise' };
  const digits = `${whole || '0'}${scale > 0 ? `.${fraction.padEnd(scale, '0')}` : ''}`;
  const negative = sign === '-' && /[1-9]/.test(digits);
  if (negative && spec.min !== undefined && spec.min >= 0) return { misfit: 'negative-amount' };
  const value = negative ? `-${digits}` : digits;
  // Limits are whole numbers of ordinary size; the comparison is not what is kept.
  const approximate = Number(value);
  if (spec.max !== undefined && approximate > spec.max) return { misfit: 'out-of-range' };
  if (spec.min !== undefined && approximate < spec.min) return { misfit: 'out-of-range' };
  return { value };
}

function fitInteger(text: string, spec: FieldSpec): Fit {
  const digits = /^([+-]?\d{1,9})(?:\.0*)?$/.exec(text)?.[1];
  if (digits === undefined) return { misfit: 'not-a-number' };
  const value = Number(digits);
  if ((spec.min !== undefined && value < spec.min) || (spec.max !== undefined && value > spec.max)) {
    return { misfit: 'out-of-range' };
  }
  return { value };
}

/** `xs:date` or the date part of `xs:dateTime`; the day must exist. */
function fitDate(text: string): Fit {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})(?:T.*|Z|[+-]\d{2}:\d{2})?$/.exec(text) ?? [];
  if (!year || !month || !day) return { misfit: 'not-a-date' };
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const value = `${year}-${month}-${day}`;
  return date.toISOString().slice(0, 10) === value ? { value } : { misfit: 'not-a-date' };
}

function fitYesNo(text: string): Fit {
  if (/^(true|1)$/i.test(text)) return { value: true };
  if (/^(false|0)$/i.test(text)) return { value: false };
  return { misfit: 'not-yes-or-no' };
}

/** Ten digits, and an extension of up to seven letters and digits, without the marks of the mask (FORMAT-15). */
function fitPhone(text: string): Fit {
  const bare = text.replace(/[^0-9A-Za-z]/g, '').replace(/^1(?=\d{10}(?!\d))/, '');
  const parts = /^(\d{10})(?:(?:ext?|x)?([0-9A-Za-z]{1,7}))?$/i.exec(bare);
  return parts ? { value: `${parts[1]}${parts[2] ?? ''}` } : { misfit: 'not-a-phone' };
}

/** Five digits are kept; the four that a file may add are no field of the portal (FORMAT-14). */
function fitZip(text: string): Fit {
  const [, five, four] = /^(\d{5})(?:-?(\d{4}))?$/.exec(text.replace(/\s/g, '')) ?? [];
  if (!five) return { misfit: 'not-a-zip' };
  return four ? { value: five, droppedZipEnd: true } : { value: five };
}

function fitPattern(text: string, pattern: RegExp, misfit: Misfit): Fit {
  return pattern.test(text) ? { value: text } : { misfit };
}

function fitLength(text: string, maxLength: number | undefined): Fit {
  if (maxLength === undefined || text.length <= maxLength) return { value: text };
  return { value: text.slice(0, maxLength).trimEnd(), cutTo: maxLength };
}

/** A kept value as text of a MISMO element. */
export function textOfKept(value: Kept): string {
  return typeof value === 'string' ? value : String(value);
}
