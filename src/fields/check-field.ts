import { pacificDate } from '../../domain/format/date';
import type { Problem } from '../../domain/format/parsed';
import { isMaskedSsn } from '../../domain/format/ssn';
import { parseField } from '../../domain/loan/field-value';
import type { FieldKind, ValueSpec } from '../../domain/loan/fields/field';
import { fieldTexts } from '../../domain/messages/field-texts';
import { readField } from './read-field';

/** The earliest and latest allowed date, `2026-07-04`. */
export interface DateLimits {
  readonly min?: string;
  readonly max?: string;
}

/** Kinds that are chosen: an input offers only what is valid. */
const chosen: readonly FieldKind[] = ['code', 'codes', 'state', 'yesno', 'instant'];

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** The limits of a date field: those given, and today if it must be past. */
export function dateLimits(spec: ValueSpec, given: DateLimits, now: Date): DateLimits {
  const today = spec.past ? pacificDate(now) : undefined;
  const max = given.max !== undefined && today !== undefined && given.max > today ? today : (given.max ?? today);
  return { ...(given.min === undefined ? {} : { min: given.min }), ...(max === undefined ? {} : { max }) };
}

function outsideLimits(day: string, { min, max }: DateLimits): Problem | null {
  if (min !== undefined && day < min) return 'date-too-early';
  return max !== undefined && day > max ? 'date-too-late' : null;
}

/**
 * The problem with a form field's value, or null. The typed text is parsed and then checked by the same rules as on
 * the server.
 */
export function checkField(
  spec: ValueSpec,
  value: unknown,
  required: boolean,
  limits: DateLimits = {},
): Problem | null {
  if (isEmpty(value)) return required ? 'required' : null;
  if (chosen.includes(spec.kind) || (spec.kind === 'ssn' && isMaskedSsn(value))) return null;
  const read = typeof value === 'string' ? readField(spec, value) : null;
  if (read && !read.ok) return read.problem;
  const stored = read ? read.value : value;
  const parsed = parseField(spec, stored);
  if (!parsed.ok) return parsed.problem;
  return spec.kind === 'date' ? outsideLimits(String(stored), dateLimits(spec, limits, new Date())) : null;
}

/** Whether a message of a form is the problem of a field. */
export const isProblem = (message: string): message is Problem => Object.hasOwn(fieldTexts, message);
