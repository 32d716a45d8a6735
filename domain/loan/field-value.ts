import { parseDate, parseInstant } from '../format/date';
import { compareDecimals, parseDecimal } from '../format/decimal';
import { parseEmail } from '../format/email';
import { parseInteger } from '../format/integer';
import { accepted, type Parsed, refused } from '../format/parsed';
import { parsePhone } from '../format/phone';
import { parseSsn } from '../format/ssn';
import { isStorable } from '../format/storable';
import { parseZip, parseZipPlus4 } from '../format/zip';
import { isCode, isCodeListName } from './codes/code-lists';
import { isStateCode } from './codes/state-codes';
import type { FieldJson } from './document';
import type { FieldKind, ValueSpec } from './fields/field';
import { scaleOf } from './format-field';

/** Digits before the point that any amount or rate may have; beyond, sums in cents would no longer be exact. */
const MAX_WHOLE_DIGITS = 12;
const DEFAULT_MAX_LENGTH = 4000;
const numericKinds: readonly FieldKind[] = ['money', 'percent', 'decimal', 'integer'];

function withinBounds<Value extends string | number>(spec: ValueSpec, value: Value): Parsed<Value> {
  const text = String(value);
  if (spec.min !== undefined && compareDecimals(text, String(spec.min)) < 0) return refused('too-small');
  if (spec.max !== undefined && compareDecimals(text, String(spec.max)) > 0) return refused('too-large');
  return accepted(value);
}

function parseAmount(spec: ValueSpec, text: string): Parsed<string> {
  const parsed = parseDecimal(text, scaleOf(spec));
  if (!parsed.ok) return parsed;
  const whole = parsed.value.replace('-', '').split('.')[0] ?? '';
  return whole.length > MAX_WHOLE_DIGITS ? refused('too-large') : withinBounds(spec, parsed.value);
}

function parseWhole(spec: ValueSpec, text: string): Parsed<number> {
  const parsed = parseInteger(text);
  return parsed.ok ? withinBounds(spec, parsed.value) : parsed;
}

/** Whether the text has characters that a field cannot store: control characters and halves of surrogate pairs. */
function hasControlCharacters(text: string, lines: boolean): boolean {
  if (!isStorable(text)) return true;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    const isLine = lines && (code === 9 || code === 10 || code === 13);
    if ((code < 32 && !isLine) || (code >= 127 && code < 160)) return true;
  }
  return false;
}

function parseText(spec: ValueSpec, text: string): Parsed<string> {
  if (hasControlCharacters(text, spec.kind === 'note')) return refused('control-characters');
  if (spec.onlyDigits && !/^\d+$/.test(text)) return refused('not-digits');
  return [...text].length > (spec.maxLength ?? DEFAULT_MAX_LENGTH) ? refused('too-long') : accepted(text);
}

function parseCode(spec: ValueSpec, code: string): Parsed<string> {
  const list = spec.codes ?? '';
  return isCodeListName(list) && isCode(list, code) ? accepted(code) : refused('not-a-code');
}

function parseCodes(spec: ValueSpec, input: unknown): Parsed<FieldJson> {
  if (!Array.isArray(input)) return refused('not-a-list');
  const codes = input.map((code) => (typeof code === 'number' ? String(code) : code));
  const wrong = codes.some((code) => typeof code !== 'string' || !parseCode(spec, code).ok);
  return wrong ? refused('not-a-code') : accepted([...new Set<string>(codes)]);
}

function parseYesNo(input: unknown): Parsed<boolean> {
  if (typeof input === 'boolean') return accepted(input);
  const word = typeof input === 'string' ? input.trim().toLowerCase() : '';
  if (word === 'yes' || word === 'true') return accepted(true);
  return word === 'no' || word === 'false' ? accepted(false) : refused('not-yes-or-no');
}

function parseState(text: string): Parsed<string> {
  const code = text.toUpperCase();
  return isStateCode(code) ? accepted(code) : refused('invalid-state');
}

/** JSON numbers are converted with their shortest text, so that 0.1 stays 0.1. */
function asText(spec: ValueSpec, input: unknown): string | null {
  if (typeof input === 'string') return input.trim();
  const numeric = spec.kind === 'code' || numericKinds.includes(spec.kind);
  return numeric && typeof input === 'number' && Number.isFinite(input) ? String(input) : null;
}

function parseByKind(spec: ValueSpec, text: string): Parsed<FieldJson> {
  switch (spec.kind) {
    case 'money':
    case 'percent':
    case 'decimal':
      return parseAmount(spec, text);
    case 'integer':
      return parseWhole(spec, text);
    case 'date':
      return parseDate(text);
    case 'instant':
      return parseInstant(text);
    case 'code':
      return parseCode(spec, text);
    case 'ssn':
      return parseSsn(text);
    case 'phone':
      return parsePhone(text);
    case 'email':
      return parseEmail(text);
    case 'zip':
      return parseZip(text);
    case 'zipPlus4':
      return parseZipPlus4(text);
    case 'state':
      return parseState(text);
    default:
      return parseText(spec, text);
  }
}

/**
 * Parses a value from a user or program into stored form: `$1,250.50` to `1250.50`, `(300)` to `-300.00`, `03/04/2024` to
 * `2024-03-04`. An empty value (null, blank) clears the field.
 */
export function parseField(spec: ValueSpec, input: unknown): Parsed<FieldJson> {
  if (input === null || input === undefined || (typeof input === 'string' && input.trim() === ''))
    return accepted(null);
  if (spec.kind === 'codes') return parseCodes(spec, input);
  if (spec.kind === 'yesno') return parseYesNo(input);
  const text = asText(spec, input);
  return text === null
    ? refused(numericKinds.includes(spec.kind) ? 'not-a-number' : 'not-text')
    : parseByKind(spec, text);
}
