import { compareDecimals, isDecimal } from '../../domain/format/decimal';
import { type Problem, problemTexts } from '../../domain/format/parsed';
import type { FieldSpec } from '../../domain/loan/fields/field';
import { readField } from './read-field';

function outOfRange({ min, max }: FieldSpec, value: unknown): Problem | null {
  const text = String(value);
  if (!isDecimal(text)) return null;
  if (min !== undefined && compareDecimals(text, String(min)) < 0) return 'too-small';
  return max !== undefined && compareDecimals(text, String(max)) > 0 ? 'too-large' : null;
}

/** What is wrong with the value of a form's field, or null. The server checks again by the same field table. */
export function checkField(spec: FieldSpec, value: unknown, required: boolean): Problem | null {
  if (value === null || value === undefined || value === '') return required ? 'required' : null;
  if (typeof value !== 'string') return outOfRange(spec, value);
  const read = readField(spec, value);
  if (!read.ok) return read.problem;
  if (spec.maxLength !== undefined && value.length > spec.maxLength) return 'too-long';
  return outOfRange(spec, value);
}

export const isProblem = (text: string): text is Problem => Object.hasOwn(problemTexts, text);
